export const letterSubject = 'ТРАССА: ваш заказ';
