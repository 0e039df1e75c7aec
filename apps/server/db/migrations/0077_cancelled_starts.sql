-- Starts that were called off: what comes back of their orders, and what their people are told (back-office.md 5.2).
create table start_cancellations (
  id bigint generated always as identity primary key,
  event_city_id bigint not null unique references event_cities,
  run text not null unique,                     -- public id of the work through its orders
  refund text not null check (refund in ('full', 'policy', 'none')),
  insurance boolean not null,
  goods boolean not null,
  letter jsonb,                                 -- {ru, en}: what the letters say beside; null: nothing
  reason text not null,
  sum_minor bigint not null,                    -- as it was agreed to
  created_at timestamptz not null
);
