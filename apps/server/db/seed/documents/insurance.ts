import type { DocumentSeed } from './document-seed.ts';

/** Conditions of all insurance offers. */
export const insurance: DocumentSeed = {
  name: 'insurance',
  version: 1,
  days: 200,
  title: ['Условия страхования от несчастных случаев', 'Conditions of accident insurance'],
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
    `<p>These conditions hold for all insurance sold on the site of the TRASSA series. The insurer, the programme, the term and the payment are named in the policy.</p>
<h2>1. Who is insured</h2>
<p>The person named in the policy, from 5 to 86 years old on the first day. The insurance of a ticket insures its participant: when the ticket is given away, the policy goes to the new participant. If he is outside the age, the policy is cancelled and its price is returned.</p>
<h2>2. When it holds</h2>
<p>Insurance for a race begins with the start of the format. For programmes with a term the buyer chooses the first day, not before the time named in the programme.</p>
<h2>3. What is insured</h2>
<ul><li>injuries: a fracture, dislocation, sprain, bruise or wound that needed treatment;</li><li>burns, frostbite, hypothermia;</li><li>being unable to work after an injury.</li></ul>
<h2>4. What is not</h2>
<ul><li>taking part under the influence of alcohol or drugs;</li><li>injuries before the policy begins;</li><li>refusing what a judge or a medic demands.</li></ul>
<h2>5. What to do</h2>
<p>Tell a judge or a medic on the course and take their paper. Send it with the policy to insurance@trassa.example within 30 days. You are answered within ten working days.</p>
<h2>6. Changes and refunds</h2>
<p>The insured person can be corrected in the account before the first day. When a ticket is returned, insurance that has not begun is returned by the rules of the ticket. Insurance that has begun is not returned.</p>`,
  ],
};
