import type { DocumentSeed } from './document-seed.ts';

/** Consent to the processing of personal data: the version in force and the one before it. */
export const personalData: readonly DocumentSeed[] = [
  {
    name: 'pers',
    version: 1,
    days: 420,
    title: ['Согласие на обработку персональных данных', 'Consent to personal data processing'],
    html: [
      `<p>Оформляя заказ, я даю оператору согласие на обработку моих имени, фамилии, даты рождения, телефона и адреса электронной почты, чтобы участвовать в спортивном мероприятии.</p>
<p>Данные хранятся три года после последнего мероприятия. Согласие можно отозвать письмом на privacy@trassa.example.</p>`,
      `<p>By placing an order I consent to the processing of my name, date of birth, phone number and email address so that I can take part in a sports event.</p>
<p>The data are kept for three years after the last event. Consent can be withdrawn by writing to privacy@trassa.example.</p>`,
    ],
  },
  {
    name: 'pers',
    version: 2,
    days: 40,
    title: ['Согласие на обработку персональных данных', 'Consent to personal data processing'],
    html: [
      `<p>Я, оформляя заказ или учётную запись на этом сайте, свободно и в своём интересе даю организатору серии «ТРАССА» (далее — оператор) согласие на обработку моих персональных данных на условиях ниже.</p>
<h2>1. Какие данные</h2>
<ul><li>имя, фамилия, отчество, дата рождения, пол;</li><li>телефон, адрес электронной почты, экстренный контакт;</li><li>регион, размер футболки, ответы на вопросы формата;</li><li>файлы, которые я приложил: лицензия, страховка, медицинский документ;</li><li>результаты на дистанции и сведения о заказах.</li></ul>
<h2>2. Зачем</h2>
<ul><li>заключить и исполнить договор: выдать билет, номер и результат;</li><li>проверить возраст и допуск к старту;</li><li>сообщить о переносе, отмене или изменении старта;</li><li>помочь врачу на трассе, если понадобится.</li></ul>
<h2>3. Что оператор делает с данными</h2>
<p>Собирает, записывает, хранит, уточняет, использует, передаёт и удаляет — с помощью программ и без них. Данные хранятся в базах на территории России.</p>
<h2>4. Кому данные передаются</h2>
<p>Платёжной организации — для оплаты; службе хронометража — для протокола; страховщику — если куплен полис; врачебной бригаде — в день старта. Данные не продаются и не публикуются, кроме протокола: имени, фамилии, года рождения, клуба и результата.</p>
<h2>5. Срок</h2>
<p>Данные участника хранятся три года после старта, сведения о покупателе – пять лет после оплаты, как требует закон о бухгалтерском учёте. Приложенные файлы удаляются через тридцать дней после старта, заказ, который не оплатили, – через тридцать дней после его конца. Учётная запись хранится, пока её не удалят. Согласие действует эти сроки или до отзыва.</p>
<h2>6. Как отозвать</h2>
<p>На странице «Мои данные без аккаунта», в настройках аккаунта или письмом на privacy@trassa.example с адреса, указанного в заказе. Оператор прекратит обработку в течение десяти рабочих дней, кроме данных, которые обязан хранить по закону о бухгалтерском учёте.</p>
<h2>7. Данные детей</h2>
<p>За участника до восемнадцати лет согласие даёт законный представитель; его имя указывается в анкете.</p>`,
      `<p>By placing an order or opening an account on this site, I freely and in my own interest consent to the organiser of the TRASSA series (the operator) processing my personal data on the terms below.</p>
<h2>1. What data</h2>
<ul><li>name, date of birth, gender;</li><li>phone number, email address, emergency contact;</li><li>region, T-shirt size, answers to a format’s questions;</li><li>files I attach: licence, insurance, medical document;</li><li>race results and orders.</li></ul>
<h2>2. What for</h2>
<ul><li>to enter into and perform the contract: to issue a ticket, a bib and a result;</li><li>to check age and eligibility;</li><li>to tell me if a race is rescheduled, cancelled or changed;</li><li>to help the doctor on the course if needed.</li></ul>
<h2>3. What the operator does with the data</h2>
<p>Collects, records, stores, corrects, uses, passes on and deletes them, with or without software. The data are stored in databases in Russia.</p>
<h2>4. Who receives them</h2>
<p>The payment provider, to take payment; the timing company, for the results; the insurer, if a policy is bought; the medical team, on race day. Data are neither sold nor published, except in the results: name, year of birth, club and result.</p>
<h2>5. How long</h2>
<p>A participant’s data are kept for three years after the race, a buyer’s for five years after payment, as accounting law requires. Attached files are deleted thirty days after the race; an unpaid order, thirty days after it ends. An account is kept until it is deleted. Consent is valid for these periods or until it is withdrawn.</p>
<h2>6. How to withdraw</h2>
<p>On the “My data without an account” page, in your account settings or by writing to privacy@trassa.example from the address given in the order. Processing stops within ten working days, except for data that accounting law requires us to keep.</p>
<h2>7. Children</h2>
<p>For a participant under eighteen, consent is given by a legal guardian, named in the participant form.</p>`,
    ],
  },
];
