-- The measured course: {line: [[latitude, longitude, metres above the sea], ...], marks: [metres from the start of each
-- obstacle of `course`, ...]}. Null: not measured yet, or nobody runs there. Read through `isTrack` of the rules.
alter table event_cities add column track jsonb;
