export const notSupport = {
  title: 'Ваш браузер не поддерживается',
  text: 'Откройте сайт в новой версии Chrome, Firefox, Safari, Edge или Яндекс Браузера.',
  home: 'На главную',
} as const;
