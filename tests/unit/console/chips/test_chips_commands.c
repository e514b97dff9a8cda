#include "support/drivers/console_driver.h"

#include "support/testing.h"

/* Console commands of chips: lines and their answers. */

EXCHANGES(a_placement_is_cleared_in_so_many_throws, {"chips thirds 3,2,1", "9.938183 596291/60000"},
          {"chips thirds 6,0,0", "12.000000 12"},
          {"chips twodice 0,0,1,1,2,3,2,2,1,0,0", "31.921908"},
          {"chips twodice 0,0,0,0,5,5,5,0,0,0,0", "47.548720"},
          {"chips twodice 1,1,1,1,1,1,1,1,1,1,1", "61.217385"},
          {"chips die 1,1,1,1,1,1", "14.700000 147/10"},
          {"chips 1/2,1/3,1/6 3,2,1", "9.938183 596291/60000"},
          {"chips 1/255 15", "3825.000000 3825"})

EXCHANGES(two_placements_are_played_against_each_other,
          {"chips thirds 3,2,1 4,2,0",
           "7.390066 8868079/1200000\n"
           "0.492467 0.253627 0.253906 1181921/2400000 9511/37500 65/256"},
          {"chips thirds 1,0,0 0,1,0", "1.200000 6/5\n0.600000 0.000000 0.400000 3/5 0 2/5"},
          {"chips die 1,1,0,0,0,0 1,1,0,0,0,0", "0.000000 0\n0.000000 1.000000 0.000000 0 1 0"},
          {"chips twodice 0,0,1,2,2,3,3,2,1,1,0 0,0,1,2,3,3,3,2,1,0,0",
           "24.030150\n0.180035 0.662556 0.157409"},
          {"chips die 1,0,1,0,0,1 1,2,0,0,2,0",
           "9.135500 18271/2000\n0.702278 0.099241 0.198481 12641/18000 5359/54000 5359/27000"},
          {"chips 1/255,1/255 15,0 14,1",
           "3570.007782 116982015/32768\n0.000031 0.000000 0.999969 1/32768 0 32767/32768"})

EXCHANGES(a_good_placement_is_found, {"place twodice 12", "0,0,1,1,2,3,2,2,1,0,0"},
          {"place twodice 15", "0,0,1,2,3,3,3,2,1,0,0"}, {"place thirds 6", "4,2,0"},
          {"place thirds 6 4,2,0", "3,2,1"}, {"place 1/2,1/4 3", "2,1"},
          {"place 16/100,1/4,8/100,41/100,1/25 6", "0,2,0,4,0"},
          {"place 18/137,46/137,28/137,22/137 7", "0,4,2,1"},
          {"place twodice 15 0,0,1,2,3,3,3,2,1,0,0", "0,1,1,2,2,3,2,2,1,1,0"},
          {"place thirds 8 12,0,0", "8,0,0"}, {"place 1/255 15", "15"})

EXCHANGES(placements_that_cannot_be_are_refused,
          {"chips", "error: thirds|die|twodice|P/Q,P/Q,... is missing"},
          {"chips thirds", "error: V is missing"},
          {"chips coins 1,1", "error: \"coins\" is not thirds|die|twodice|P/Q,P/Q,..."},
          {"chips thirds 3,2,1 4,2,0 1,1,1", "error: \"1,1,1\" is too much"},
          {"chips thirds 3,2", "error: a placement has 3 numbers"},
          {"chips thirds 3,2,1,1", "error: a placement has 3 numbers"},
          {"chips thirds 3,2,1 1,1", "error: a placement has 3 numbers"},
          {"chips thirds 6,5,5", "error: more than 15 chips"},
          {"chips thirds 16,0,0", "error: more than 15 chips"},
          {"chips thirds 0,0,0", "error: no chips"},
          {"chips thirds 3,2,x", "error: \"3,2,x\" is not V"},
          {"chips 1/2,2/3 1,1", "error: P/Q add up to more than 1"},
          {"chips 3/2 1", "error: P/Q add up to more than 1"},
          {"chips 1/16,1/17 1,1", "error: the common denominator of P/Q is more than 255"},
          {"chips 0/2,1/2 1,1", "error: P and Q must be 1 to 255"},
          {"chips 1/0 1", "error: P and Q must be 1 to 255"},
          {"chips 1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12,1/12 1",
           "error: more than 11 fields"},
          {"place die 16", "error: N must be 1 to 15"}, {"place die 0", "error: N must be 1 to 15"},
          {"place die", "error: N is missing"},
          {"place die 3 1,1,0,0,0,0", "error: V has only 2 chips"},
          {"place die 3 1,1,1,0,0,0 4", "error: \"4\" is too much"})
