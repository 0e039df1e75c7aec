import type { EventCitySeed, Text } from '../model.ts';

type Question = EventCitySeed['questions'][number];
const ask = (question: Text, answer: Text): Question => ({ question, answer });

export const transfer = ask(
  ['Можно ли передать билет?', 'Can I give my ticket to somebody else?'],
  [
    'Да. Откройте билет в кабинете и укажите почту нового участника. Билет перейдёт, когда он подтвердит передачу.',
    'Yes. Open the ticket in your account and name the e-mail of the new participant. The ticket passes on when that person accepts it.',
  ],
);
export const named = ask(
  ['Можно ли передать билет?', 'Can I give my ticket to somebody else?'],
  [
    'Нет, запись на тренировку именная. Планы изменились – верните билет в кабинете, и место достанется другому.',
    'No, a place at the training is personal. If your plans change, return the ticket in your account, and somebody else gets the place.',
  ],
);
export const medical = ask(
  ['Нужна ли медицинская справка?', 'Do I need a medical certificate?'],
  [
    'Да, оригинал или копия. В справке должно быть название старта или слова «бег с препятствиями», срок её действия — не больше шести месяцев.',
    'Yes, an original or a copy. It has to name the start or the words “obstacle race” and may not be older than six months.',
  ],
);
export const included = ask(
  ['Что входит в билет?', 'What does the ticket include?'],
  [
    'Номер, чип, медаль на финише, питание на трассе, камера хранения и душ.',
    'A number, a chip, a medal at the finish, food and water on the course, left luggage and a shower.',
  ],
);
export const money = ask(
  ['Как вернуть деньги?', 'How do I get a refund?'],
  [
    'Через кабинет: откройте билет и нажмите «Вернуть». Сумма зависит от того, сколько дней осталось до старта, и видна до подтверждения.',
    'In your account: open the ticket and choose “Return”. The sum depends on the days left before the start and is shown before you confirm.',
  ],
);
export const lamp = ask(
  ['Какой нужен фонарь?', 'Which lamp do I need?'],
  [
    'Налобный, от 200 люмен, с запасными батареями. На проверке снаряжения без него не пустят; на месте есть сто фонарей в прокат.',
    'A head torch of 200 lumens or more with spare batteries. The equipment check turns back those without one; a hundred are for hire.',
  ],
);
export const children = ask(
  ['Где будут родители?', 'Where do parents wait?'],
  [
    'За лентой вдоль всей детской трассы. До старта и после финиша ребёнок отпускается только тому взрослому, который указан в анкете.',
    'Behind the tape along the whole course. Before and after the run a child is handed only to the adult named in the form.',
  ],
);
export const spikes = ask(
  ['Можно ли бежать в шипах?', 'May I run in spikes?'],
  [
    'В обуви с резиновым протектором — да. Металлические шипы запрещены: они портят сетки и опасны на стенах.',
    'Rubber studs are fine. Metal spikes are not allowed: they tear the nets and are dangerous on the walls.',
  ],
);
export const cold = ask(
  ['Что надеть на мороз?', 'What should I wear in the frost?'],
  [
    'Термобельё, ветровку, тонкие перчатки и вторую пару носков в камеру хранения. При температуре ниже −22 °C старт переносится на день.',
    'Thermal underwear, a wind jacket, thin gloves, and a second pair of socks for the left luggage. Below −22 °C the start moves by a day.',
  ],
);
export const licence = ask(
  ['Какая лицензия нужна?', 'Which licence is required?'],
  [
    'Действующая спортивная страховка или лицензия федерации на дату старта. Файл прикладывается к анкете: PDF или фотография до 4 МБ.',
    'A sports insurance or a federation licence valid on race day. Attach it to the form: a PDF or a photograph up to 4 MB.',
  ],
);
export const online = ask(
  ['Как засчитать результат?', 'How is my result counted?'],
  [
    'Пробегите дистанцию в любом месте с часами или телефоном и пришлите ссылку на трек в течение семи дней.',
    'Run the distance anywhere with a watch or a phone and send a link to the track within seven days.',
  ],
);
