-- Letters about a line: the card of a certificate shows those that brought its code, and an erased person's are found.
create index letters_line on letters ((data ->> 'line')) where data ->> 'line' is not null;
