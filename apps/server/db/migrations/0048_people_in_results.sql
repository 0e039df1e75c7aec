-- Places in every list that a reader can ask for, search by name over all starts, and pages of people (ADR 0019).

-- Among those of one gender and category: a category may hold both.
alter table results add column position_gen_cat integer;
update results r set position_gen_cat = p.place
from (
  select id, rank() over (partition by position is null, format_id, category, gender order by time_ms) as place
  from results where position_cat is not null and gender is not null and leg = 0) p
where p.id = r.id;

-- `count` and `finished` are rows and find pages; these say how many: people, or teams where a relay shares a number.
alter table result_totals
  add column entries integer not null default 0,
  add column entries_finished integer not null default 0,
  add column placed integer not null default 0,   -- of whom a place is said: 'of N'
  add column leader_ms integer;                   -- the best time that has a place
with rows as (
  select *, status = 'finished' as finished,
    row_number() over (partition by format_id, start_number order by leg, id) = 1 as one,
    row_number() over (partition by format_id, start_number, category order by leg, id) = 1 as one_of_category
  from results)
update result_totals t
set entries = n.entries, entries_finished = n.entries_finished, placed = n.placed, leader_ms = n.leader_ms
from (
  select format_id, '' as gender, '' as category, count(*) filter (where one) as entries,
    count(*) filter (where one and finished) as entries_finished, count(*) filter (where one and position is not null) as placed,
    min(time_ms) filter (where position is not null) as leader_ms
  from rows group by format_id
  union all
  select format_id, gender, '', count(*) filter (where one), count(*) filter (where one and finished),
    count(*) filter (where one and position_gen is not null), min(time_ms) filter (where position_gen is not null)
  from rows group by format_id, gender
  union all
  select format_id, '', category, count(*) filter (where one_of_category), count(*) filter (where one_of_category and finished),
    count(*) filter (where one_of_category and position_cat is not null), min(time_ms) filter (where position_cat is not null)
  from rows group by format_id, category
  union all
  select format_id, gender, category, count(*) filter (where one_of_category),
    count(*) filter (where one_of_category and finished), count(*) filter (where one_of_category and position_gen_cat is not null),
    min(time_ms) filter (where position_gen_cat is not null)
  from rows group by format_id, gender, category) n
where t.format_id = n.format_id and t.gender = n.gender and t.category = n.category;
update result_formats f set leader_ms = t.leader_ms
from result_totals t where t.format_id = f.format_id and t.gender = '' and t.category = '';

-- A name as it sounds, in Latin letters: Иванов is Ivanov, O'Brien is OBrien; the words come folded (docs/domain/results.md).
create function name_sounds(words text) returns text language sql immutable parallel safe
  return replace(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          replace(replace(replace(replace(replace(replace(words, 'ж', 'zh'), 'ц', 'ts'), 'х', 'h'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'),
          'абвгґдеёєзэиыіїйклмнопрстуўфюяјàáâãäåąçćčďèéêëěęėìíîïıīłľñńňòóôõöøőōřŕśşšťţùúûüůűūýÿžźżğьъ',
          'abvggdeeezeiiiiyklmnoprstuufuayaaaaaaacccdeeeeeeeiiiiiillnnnoooooooorrsssttuuuuuuuyyzzzg'),
        'shch', 'W'), 'sch', 'W'), 'sh', 'W'), 'tch', 'Q'), 'ch', 'Q'), 'kh', 'h'), 'zh', 'J'), 'tz', 'ts'), 'ph', 'f'), 'ck', 'k'),
        'x', 'ks'), 'yo', 'e'),
      'jywcq', 'iivkk'),
    'i+([aeou])', '\1', 'g'), '(.)\1+', '\1', 'g'), ' ', '');
create index results_sounds on results (name_sounds(name_words) collate "C", format_id) where name_words is not null;
create index results_sounds_back on results (name_sounds(name_words_back) collate "C", format_id) where name_words_back is not null;

-- The page of all own starts that a person has opened; closed, it is not there, and opened again it has another address.
create table runner_pages (
  user_id bigint primary key references users,
  public_id text not null unique,
  opened_at timestamptz not null default now()
);
alter table consents drop constraint consents_purpose_check,
  add check (purpose in ('personal_data', 'mailing', 'offer', 'runner_page'));
