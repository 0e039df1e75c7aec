import { holdWords } from '../hold-words.ts';
import type { DocumentSeed } from './document-seed.ts';

/** Public offer: what a buyer agrees to. */
export const offer: readonly DocumentSeed[] = [
  {
    name: 'offers',
    version: 1,
    days: 200,
    title: ['Публичная оферта', 'Terms of sale'],
    html: [
      `<p>Этот документ — предложение организатора серии «ТРАССА» заключить договор об участии в спортивных мероприятиях. Договор заключён, когда заказ оплачен.</p>
<h2>1. Предмет</h2>
<p>Организатор даёт участнику место на старте в выбранном городе, формате и волне, а участник оплачивает его и выполняет правила безопасности.</p>
<h2>2. Цена и оплата</h2>
<p>Цена указана у формата и может расти ступенями. Для мест, которые держатся в корзине, действует цена первой минуты брони. Скидки не складываются: действует наибольшая. Оплата — картой или через Систему быстрых платежей.</p>
<h2>3. Бронь мест</h2>
<p>Места держатся ${holdWords[0]} с момента добавления в корзину. Если оплата не завершена за это время, места возвращаются в продажу. Деньги, поступившие позже, возвращаются полностью, если места заняты.</p>
<h2>4. Участие</h2>
<ul><li>к старту допускаются люди подходящего возраста с медицинской справкой и документом;</li><li>состав команды и данные участника можно менять до вечера накануне старта;</li><li>билет можно передать другому человеку через кабинет;</li><li>организатор вправе снять участника, который опасен для себя или других.</li></ul>
<h2>5. Возврат</h2>
<p>При отказе участника возвращается часть уплаченного: за тридцать и более дней до старта — 90 %, за четырнадцать и более — 50 %, позже деньги не возвращаются. У отдельных стартов сроки и доли другие: точная сумма видна в кабинете до подтверждения возврата. При отмене старта организатором возвращается вся сумма.</p>
<h2>6. Перенос и непогода</h2>
<p>Старт может быть перенесён из-за погоды, решения властей или состояния трассы. Участник вправе выбрать новую дату, другой город или возврат.</p>
<h2>7. Ответственность</h2>
<p>Участник понимает, что бег с препятствиями связан с риском, и отвечает за своё здоровье. Организатор отвечает за исправность препятствий, медицинскую помощь и информацию о трассе.</p>
<h2>8. Споры</h2>
<p>Претензии принимаются на help@trassa.example, ответ — в течение десяти дней. Если договориться не удалось, спор решает суд по закону о защите прав потребителей.</p>`,
      `<p>This document is an offer by the organiser of the TRASSA series to enter into a contract for taking part in sports events. The contract is made when the order is paid for.</p>
<h2>1. Subject</h2>
<p>The organiser gives the participant a place in the chosen city, format and wave; the participant pays for it and follows the safety rules.</p>
<h2>2. Price and payment</h2>
<p>The price is shown with the format and may rise in steps. Places held in the basket keep the price of the first minute of the hold. Discounts do not stack: the largest applies. Payment is by card or through SBP (Faster Payments System).</p>
<h2>3. Holding places</h2>
<p>Places are held for ${holdWords[1]} from the moment they are added to the basket. If payment is not completed in that time, they go back on sale. Money that arrives later is refunded in full if the places are gone.</p>
<h2>4. Taking part</h2>
<ul><li>participants must be of a suitable age and have a medical certificate and an identity document;</li><li>the team line-up and participants’ details can be changed until the evening before the race;</li><li>a ticket can be transferred to someone else through the account;</li><li>the organiser may withdraw a participant who is a danger to themselves or others.</li></ul>
<h2>5. Refunds</h2>
<p>A participant who withdraws is refunded part of the price: 90% thirty days or more before the race, 50% fourteen days or more before, nothing later. Some races have other terms: the exact sum is shown in the account before the return is confirmed. If the organiser cancels the race, the full price is refunded.</p>
<h2>6. Rescheduling and weather</h2>
<p>A race may be rescheduled because of the weather, a decision of the authorities or the state of the course. The participant may choose the new date, another city or a refund.</p>
<h2>7. Liability</h2>
<p>The participant understands that obstacle racing involves risk and is responsible for their own health. The organiser is responsible for safe obstacles, medical help and information about the course.</p>
<h2>8. Disputes</h2>
<p>Send claims to help@trassa.example; they are answered within ten days. If no agreement is reached, the dispute is settled in court under consumer protection law.</p>`,
    ],
  },
];
