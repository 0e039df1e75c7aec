/** Fields of clubs and their competitions, in forms and histories. */
export const clubFields = {
  merged_into: 'Объединён с клубом',
  merged_club: 'Принял клуб',
  members: 'Участников',
  competitions: 'Соревнований',
  into: 'Другой клуб',
  competition_type: 'Вид соревнования',
  unit: 'Что измеряют',
  with_obstacles: 'Только старты с препятствиями',
} as const;
