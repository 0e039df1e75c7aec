/** Fields of clubs and their competitions, in forms and histories. */
export const clubFields = {
  merged_into: 'Объединён с клубом',
  merged_club: 'Принял клуб',
  members: 'Участников',
  competitions: 'Соревнований',
  into: 'Другой клуб',
  competition_type: 'Вид соревнования',
} as const;
