/** Information pages: what an editor does not write. */
export const information = {
  archived: 'Это архивная страница: она хранится для истории и не обновлялась с {date}.',
} as const;
