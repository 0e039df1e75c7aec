/** What is moved in a list. */
export const order = {
  drag: 'Перетащите на другое место',
  up: 'Выше',
  down: 'Ниже',
  upOf: '«{title}» выше',
  downOf: '«{title}» ниже',
  movedTo: 'Теперь на месте {place} из {count}',
} as const;
