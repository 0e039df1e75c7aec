import type { EventCitySeed, Text } from '../model.ts';

type Question = EventCitySeed['questions'][number];
const ask = (question: Text, answer: Text): Question => ({ question, answer });

export const transfer = ask(
  ['Можно ли передать билет?', 'Can I give my ticket to someone else?'],
  [
    'Да. Откройте билет в кабинете и укажите почту нового участника. Билет перейдёт, когда он подтвердит передачу.',
    'Yes. Open the ticket in your account and enter the new participant’s email. The ticket passes on once they accept it.',
  ],
);
export const named = ask(
  ['Можно ли передать билет?', 'Can I give my ticket to someone else?'],
  [
    'Нет, запись на тренировку именная. Планы изменились – верните билет в кабинете, и место достанется другому.',
    'No, a training place is in your name only. If your plans change, return the ticket in your account and someone else gets the place.',
  ],
);
export const medical = ask(
  ['Нужна ли медицинская справка?', 'Do I need a medical certificate?'],
  [
    'Да, оригинал или копия. В справке должно быть название старта или слова «бег с препятствиями», срок её действия — не больше шести месяцев.',
    'Yes, the original or a copy. It must name the race or say “obstacle race” and be no more than six months old.',
  ],
);
export const included = ask(
  ['Что входит в билет?', 'What does the ticket include?'],
  [
    'Номер, чип, медаль на финише, питание на трассе, камера хранения и душ.',
    'A race number, a chip, a finisher’s medal, food and water on the course, bag storage and a shower.',
  ],
);
export const money = ask(
  ['Как вернуть деньги?', 'How do I get a refund?'],
  [
    'Через кабинет: откройте билет и нажмите «Вернуть». Сумма зависит от того, сколько дней осталось до старта, и видна до подтверждения.',
    'In your account: open the ticket and choose “Return”. The amount depends on how many days are left before the race, and you see it before you confirm.',
  ],
);
export const lamp = ask(
  ['Какой нужен фонарь?', 'Which lamp do I need?'],
  [
    'Налобный, от 200 люмен, с запасными батареями. На проверке снаряжения без него не пустят; на месте есть сто фонарей в прокат.',
    'A head torch of at least 200 lumens with spare batteries. You will not pass the equipment check without one; a hundred are available for hire.',
  ],
);
export const children = ask(
  ['Где будут родители?', 'Where do parents wait?'],
  [
    'За лентой вдоль всей детской трассы. До старта и после финиша ребёнок отпускается только тому взрослому, который указан в анкете.',
    'Behind the tape along the whole kids’ course. Before and after the race a child is handed over only to the adult named in the form.',
  ],
);
export const spikes = ask(
  ['Можно ли бежать в шипах?', 'May I run in spikes?'],
  [
    'В обуви с резиновым протектором — да. Металлические шипы запрещены: они портят сетки и опасны на стенах.',
    'Shoes with rubber studs are fine. Metal spikes are not allowed: they tear the nets and are dangerous on the walls.',
  ],
);
export const cold = ask(
  ['Что надеть на мороз?', 'What should I wear in freezing weather?'],
  [
    'Термобельё, ветровку, тонкие перчатки и вторую пару носков в камеру хранения. При температуре ниже −22 °C старт переносится на день.',
    'Thermal underwear, a windproof jacket, thin gloves, and a second pair of socks to leave in bag storage. Below −22 °C the race moves to the next day.',
  ],
);
export const licence = ask(
  ['Какая лицензия нужна?', 'Which licence is required?'],
  [
    'Действующая спортивная страховка или лицензия федерации на дату старта. Файл прикладывается к анкете: PDF или фотография до 4 МБ.',
    'Sports insurance or a federation licence valid on race day. Attach the file to the form: a PDF or a photo of up to 4 MB.',
  ],
);
export const online = ask(
  ['Как засчитать результат?', 'How is my result counted?'],
  [
    'Пробегите дистанцию в любом месте с часами или телефоном и пришлите ссылку на трек в течение семи дней.',
    'Run the distance anywhere with a watch or phone and send a link to the track within seven days.',
  ],
);
