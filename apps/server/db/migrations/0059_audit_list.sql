-- The whole audit is read newest first by the moment, whatever it is filtered by: each filter has an index in this order.
drop index audit_entries_at;
create index audit_entries_at on audit_entries (at, id);
drop index audit_entries_object;
create index audit_entries_object on audit_entries (object_kind, object_id, at, id) where object_kind is not null;
create index audit_entries_actor on audit_entries (actor_id, at, id) where actor_id is not null;
create index audit_entries_act on audit_entries (act, at, id) where act is not null;
create index audit_entries_area on audit_entries (split_part(act, '.', 1), at, id) where act is not null;
create index audit_entries_refused on audit_entries (at, id) where result = 'refused';
