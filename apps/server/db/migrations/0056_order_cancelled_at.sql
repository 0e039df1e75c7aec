alter table orders add column cancelled_at timestamptz; -- null: not cancelled, or before this column
