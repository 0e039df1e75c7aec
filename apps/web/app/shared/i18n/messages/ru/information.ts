/** Information pages: what an editor does not write. */
export const information = {
  archived: 'Это архивная страница: она хранится для истории и не обновлялась с {date}.',
  preview: 'Предпросмотр: этой страницы на сайте ещё нет в таком виде.',
  previewShown: 'Предпросмотр: на сайте такая же страница.',
} as const;
