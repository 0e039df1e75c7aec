export const reference = {
  title: 'Lists',
  list: { schools: 'Schools', places: 'Cities and regions', postal: 'Postal indexes' },
  rows: '{count} entries',
  about: {
    schools:
      'Schools, colleges and universities that a participant chooses on the site. One is known by its city, its type and its full name.',
    places:
      'Cities that are chosen in profiles, deliveries and starts. A city and a region are known by their GeoNames ids.',
    postal:
      'By the first three digits of an index the site offers the region and the city of a delivery. A row is known by these digits.',
  },
  columns: 'CSV or XLSX, up to 20 MB and 100,000 rows. Columns that are needed: {needed}.',
  optional: 'Optional: {fields}.',
  quoted: '“{name}”',
  take: { schools: 'Upload schools', places: 'Upload cities', postal: 'Upload indexes' },
  sample: {
    schools: 'Download a sample: schools',
    places: 'Download a sample: cities and regions',
    postal: 'Download a sample: postal indexes',
  },
  files: {
    schools: 'Files of schools',
    places: 'Files of cities and regions',
    postal: 'Files of postal indexes',
  },
  download: 'Download a sample',
  noFiles:
    'There were no files yet. Begin with the sample: a file is checked first and stores nothing without your word.',
  sending: 'Sending the file',
  file: 'File',
  state: 'State',
  added: 'New',
  changed: 'Changed',
  by: 'Who and when',
  another: 'Upload the corrected file',
  done: 'The list is up to date.',
  toLists: 'To the lists',
  moved: 'The list has changed since the file was checked, so it was checked again. See what changes now.',
  stays: 'Entries that the file lacks stay as they are.',
  columnsOf: 'Columns',
} as const;
