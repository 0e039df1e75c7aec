/** What is told of files that are handed in. */
export const fileWords = {
  ru: {
    upload: 'Загрузите файл',
    file_type: 'Неподдерживаемый формат',
    file_size: 'Размер файла больше допустимого!',
    image_size: 'Размер изображения слишком большой',
    pdf_active:
      'В этом PDF есть сценарий, вложение или действие при открытии: такие файлы мы не принимаем. Сохраните документ как картинку (JPEG или PNG) или напечатайте его в новый PDF и загрузите снова',
    pdf_unreadable:
      'Этот PDF не прочитать: он защищён паролем или повреждён. Сохраните документ как картинку (JPEG или PNG) или напечатайте его в новый PDF без пароля и загрузите снова',
  },
  en: {
    upload: 'Upload a file',
    file_type: 'Unsupported format',
    file_size: 'The file is larger than allowed!',
    image_size: 'The image is too large',
    pdf_active:
      'This PDF contains a script, an attachment or an automatic action, and we cannot accept such files. Save the document as an image (JPEG or PNG) or print it to a new PDF, then upload it again',
    pdf_unreadable:
      'We cannot read this PDF: it is damaged or password-protected. Save the document as an image (JPEG or PNG) or print it to a new PDF without a password, then upload it again',
  },
} as const;
