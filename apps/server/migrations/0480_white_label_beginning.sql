-- What the site began with is version 0, so that one can go back to it. A site that was changed
-- before has it from its first version and what that one replaced.
insert into site_version (number, at, people, reason, change, before, names, site)
select 0, at, '{}', '', '{}', '{}', '{}',
  site || (before - 'switches' - 'settings') || jsonb_build_object(
    'switches', (site -> 'switches') || coalesce(before -> 'switches', '{}'),
    'settings', (site -> 'settings') || coalesce(before -> 'settings', '{}'))
from site_version where number = 1;
