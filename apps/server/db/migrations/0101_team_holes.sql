-- Since when a team that was full lacks somebody (back-office 5.8); null: it is full, nobody is left of it, or it never was full.
alter table teams add column hole_since timestamptz;
create function set_team_hole() returns trigger language plpgsql as $$
begin
  new.hole_since := case when new.taken in (0, new.max_count) then null when old.taken = old.max_count then now() else old.hole_since end;
  return new;
end $$;
create trigger teams_set_hole before update of taken on teams for each row execute function set_team_hole();
update teams t set hole_since = now() from formats f
where f.id = t.format_id and f.fixed_count and t.taken > 0 and t.taken < t.max_count;
create index teams_hole on teams (hole_since) where hole_since is not null;
