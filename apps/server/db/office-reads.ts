/** What mass letters read of others. */
export const mailingReads = {
  cities: 'a letter names the town of its start, and news may go to people of some towns',
  event_cities: 'a mailing is of a start',
  events: 'a mailing names its start',
  formats: 'whom a letter goes to is asked by formats',
  order_lines: 'whom a letter goes to is asked by promocodes',
  orders: 'whoever bought a place of the start gets its letters',
  promocodes: 'whom a letter goes to is asked by promocodes',
  subscriptions: 'news go to who agreed to them, in the statement that counts them',
  teams: 'whom a letter goes to is asked by what their team lacks',
  tickets: 'whoever holds a place of the start gets its letters',
  users: 'news go to who agreed to them, in the statement that counts them',
};

/** What start numbers read of others. */
export const numberReads = {
  booked_numbers: 'whether a start has the number of a chip',
  cities: 'the sheet of numbers names its start',
  event_cities: 'a sheet of numbers is of a start',
  events: 'the sheet of numbers names its start',
  format_clusters: 'a range of numbers is of a wave',
  formats: 'numbers are of formats',
  number_ranges: 'whether a start has the number of a chip',
};
