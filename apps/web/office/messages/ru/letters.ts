export const letters = {
  title: 'Письма и СМС',
  none: 'Писем не было',
  state: { waiting: 'Ждёт отправки', sent: 'Отправлено', failed: 'Не ушло' },
  attempts: '{count, plural, one {# попытка} few {# попытки} many {# попыток} other {# попытки}}',
  name: {
    order: 'Заказ оплачен',
    order_confirm: 'Подтверждение заказа',
    ticket_returned: 'Билет возвращён',
    refund: 'Возврат денег',
    transfer: 'Передача билета',
    certificate: 'Подарочный сертификат',
    certificates_bought: 'Сертификаты куплены',
    policy: 'Страховой полис',
    guest_data: 'Данные участника',
    reminder: 'Напоминание о старте',
  },
} as const;
