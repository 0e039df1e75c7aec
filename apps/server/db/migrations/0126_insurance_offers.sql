-- Offers as the staff edits them, and policies that keep the terms they were sold by (back-office.md 3.8).
alter table insurance_offers
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users;                     -- null: the system

-- Of offers for the same starts one is the usual one.
update insurance_offers o set is_default = false
where o.is_default and exists (select from insurance_offers f where f.is_default and f.status = o.status
  and f.event_type_ids = o.event_type_ids and f.format_ids = o.format_ids and (f.position, f.id) < (o.position, o.id));
create unique index insurance_offers_default on insurance_offers (event_type_ids, format_ids)
  where is_default and status = 'published';

alter table policies
  add column name_ru text, add column name_en text,
  add column title_ru text, add column title_en text,
  add column subtitle_ru text, add column subtitle_en text,
  add column legals text,
  add column is_start_date boolean,
  add column activation_delay_seconds integer;
update policies p set name_ru = o.name_ru, name_en = o.name_en, title_ru = o.title_ru, title_en = o.title_en, subtitle_ru = o.subtitle_ru,
  subtitle_en = o.subtitle_en, legals = o.legals, is_start_date = o.is_start_date, activation_delay_seconds = o.activation_delay_seconds
from insurance_offers o where o.id = p.offer_id;
alter table policies
  alter column name_ru set not null,
  alter column title_ru set not null,
  alter column subtitle_ru set not null,
  alter column legals set not null,
  alter column is_start_date set not null,
  alter column activation_delay_seconds set not null;
create index policies_offer on policies (offer_id);

-- A policy of an order made before terms were kept takes those that its offer has when it is issued.
create function keep_terms() returns trigger language plpgsql as $$
declare o insurance_offers;
begin
  select * into o from insurance_offers where id = new.offer_id;
  if new.name_ru is null then
    new.name_ru := o.name_ru; new.name_en := o.name_en;
    new.title_ru := o.title_ru; new.title_en := o.title_en;
    new.subtitle_ru := o.subtitle_ru; new.subtitle_en := o.subtitle_en;
    new.legals := o.legals;
  end if;
  new.is_start_date := coalesce(new.is_start_date, o.is_start_date);
  new.activation_delay_seconds := coalesce(new.activation_delay_seconds, o.activation_delay_seconds);
  return new;
end $$;
create trigger policies_terms before insert on policies for each row execute function keep_terms();
