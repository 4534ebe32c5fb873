-- Lines of a settlement file name a payout by the provider's id; without this each file reads all.
create index payout_attempt_provider on payout_attempt (provider, provider_id)
  where provider_id is not null;
