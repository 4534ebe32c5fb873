-- A round booked net counted more as valid than it showed as staked.
delete from bet_not_valid where amount < 0;
