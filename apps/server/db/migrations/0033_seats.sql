-- A ticket finds its seat in the plan of its format, and a hold that is given back frees the seats booked for it.
create index spaces_format on spaces (format_id) where format_id is not null;
