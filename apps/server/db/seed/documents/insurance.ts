import type { DocumentSeed } from './document-seed.ts';

/** Conditions of all insurance offers. */
export const insurance: DocumentSeed = {
  name: 'insurance',
  version: 1,
  days: 200,
  title: ['Условия страхования от несчастных случаев', 'Accident insurance terms'],
  html: [
    `<p>Условия действуют для всех страховок, которые продаются на сайте серии «ТРАССА». Страховщик, программа, срок и выплата названы в полисе.</p>
<h2>1. Кто застрахован</h2>
<p>Человек, чьё имя стоит в полисе, если в день начала ему от 5 до 86 лет. Страховка билета застраховывает его участника: при передаче билета полис переходит к новому участнику. Если новый участник не подходит по возрасту, полис отменяется, а его стоимость возвращается.</p>
<h2>2. Когда действует</h2>
<p>Страховка на старт начинается вместе со стартом формата. В программах на срок первый день выбирает покупатель, не раньше времени, указанного в программе.</p>
<h2>3. Что считается страховым случаем</h2>
<ul><li>травма: перелом, вывих, растяжение, ушиб или рана, которые понадобилось лечить;</li><li>ожог, обморожение, переохлаждение;</li><li>временная нетрудоспособность после травмы.</li></ul>
<h2>4. Что не покрывается</h2>
<ul><li>участие в состоянии опьянения;</li><li>травмы до начала действия полиса;</li><li>отказ выполнить требование судьи или медика.</li></ul>
<h2>5. Что делать</h2>
<p>Скажите судье или медику на трассе и возьмите справку. В течение 30 дней отправьте её вместе с полисом на insurance@trassa.example. Решение – в течение десяти рабочих дней.</p>
<h2>6. Изменение и возврат</h2>
<p>До начала данные застрахованного можно исправить в кабинете. При возврате билета неначавшаяся страховка возвращается по тем же правилам, что и билет. Начавшаяся страховка не возвращается.</p>`,
    `<p>These terms apply to all insurance sold on the TRASSA series website. The insurer, programme, term and payout are stated in the policy.</p>
<h2>1. Who is insured</h2>
<p>The person named in the policy, if aged 5 to 86 on the first day. Insurance bought with a ticket covers its participant: when the ticket is transferred, the policy passes to the new participant. If the new participant is outside the age limits, the policy is cancelled and its price refunded.</p>
<h2>2. When it is valid</h2>
<p>Race insurance begins with the start of the format. For programmes with a fixed term, the buyer chooses the first day, no earlier than the programme allows.</p>
<h2>3. What is covered</h2>
<ul><li>injuries: a fracture, dislocation, sprain, bruise or wound that needed treatment;</li><li>burns, frostbite, hypothermia;</li><li>temporary inability to work after an injury.</li></ul>
<h2>4. What is not covered</h2>
<ul><li>taking part under the influence of alcohol or drugs;</li><li>injuries sustained before the policy begins;</li><li>refusing to follow the instructions of a marshal or medic.</li></ul>
<h2>5. How to claim</h2>
<p>Tell a marshal or medic on the course and get a report. Send it with the policy to insurance@trassa.example within 30 days. A decision follows within ten working days.</p>
<h2>6. Changes and refunds</h2>
<p>Until the first day, the insured person’s details can be corrected in the account. When a ticket is returned, insurance that has not begun is refunded under the same rules as the ticket. Insurance that has begun is not refunded.</p>`,
  ],
};
