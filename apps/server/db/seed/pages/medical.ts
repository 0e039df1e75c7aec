import { banner, cards, documents, type PageSeed, text } from './page-seed.ts';

export const medical: PageSeed = {
  slug: 'med-spravka',
  title: ['Медицинская справка', 'Medical certificate'],
  description: [
    'Что должно быть в справке для забега с препятствиями, кому она нужна и где её взять.',
    'What a medical certificate for an obstacle race has to say, who needs one and where to get it.',
  ],
  ground: 'ice',
  sign: 'hurdle',
  days: 12,
  text: [
    '<p>Без медицинской справки номер не выдают: это требование закона, а не организатора. Получить её можно за один визит, если знать, что попросить.</p>',
    '<p>We cannot give you a bib without a medical certificate: that is the law, not our whim. One visit is enough if you know what to ask for.</p>',
  ],
  blocks: [
    text(
      '<h2>Что должно быть написано</h2><ul><li>фамилия, имя, отчество и дата рождения — как в паспорте;</li><li>«допущен к участию в беге с препятствиями» или название старта;</li><li>дистанция: ваша или больше вашей;</li><li>дата выдачи: до старта не больше шести месяцев;</li><li>подпись и печать врача, печать организации с номером лицензии.</li></ul><p>Слова «практически здоров» и «годен к занятиям физкультурой» не подходят: в справке должен стоять допуск к соревнованию.</p>',
      '<h2>What it has to say</h2><ul><li>your full name and date of birth as in your ID;</li><li>“cleared to take part in obstacle races”, or the name of the race;</li><li>a distance: yours or longer;</li><li>the issue date: no more than six months before the race;</li><li>the doctor’s signature and stamp, and the clinic’s stamp with its licence number.</li></ul><p>“In good health” or “fit for physical education” is not enough: the certificate has to clear you for a competition.</p>',
    ),
    cards(
      ['Кому нужна', 'Who needs one'],
      {
        title: ['Участникам', 'Runners'],
        text: [
          'Всем форматам, где вы бежите, и короткому кругу тоже.',
          'For every running format, including the short lap.',
        ],
      },
      {
        title: ['Детям', 'Children'],
        text: [
          'От педиатра, с теми же словами. На семейном круге — каждому.',
          'From a paediatrician, with the same wording. On the family lap, everyone needs one.',
        ],
      },
      {
        title: ['Не нужна', 'Not needed'],
        text: [
          'Волонтёрам, зрителям и участникам онлайн-забега.',
          'For volunteers, spectators and online race entrants.',
        ],
      },
    ),
    text(
      '<h2>Где получить</h2><p>В поликлинике у терапевта или спортивного врача, во врачебно-физкультурном диспансере, в частном центре с лицензией на спортивную медицину. Обычно достаточно осмотра и кардиограммы; после тридцати пяти лет могут попросить анализ крови. Возьмите паспорт и скажите: «Нужен допуск к бегу с препятствиями на десять километров».</p><h2>Что принести на старт</h2><ul><li>оригинал или копию, на которой видны печати;</li><li>электронную справку — распечатанной: связи на поле может не быть;</li><li>паспорт; ребёнку — свидетельство о рождении.</li></ul><p>Оригинал мы не забираем: волонтёр поставит отметку и вернёт. Справка подходит на все старты, пока не кончился срок.</p><h2>Если справки нет</h2><p>К старту не допустим, но билет не пропадёт: его можно передать тому, у кого справка есть, до вечера накануне.</p>',
      '<h2>Where to get it</h2><p>From a GP or sports doctor at your clinic, from a sports medicine centre, or from a private clinic licensed for sports medicine. A check-up and an ECG are usually enough; over thirty-five you may be asked for a blood test. Bring your ID and say: “I need clearance for a ten-kilometre obstacle race.”</p><h2>What to bring to the race</h2><ul><li>the original, or a copy with legible stamps;</li><li>an electronic certificate in print: there may be no signal on site;</li><li>your ID; for a child, the birth certificate.</li></ul><p>We do not keep the original: a volunteer marks it and hands it back. It is good for every race until it expires.</p><h2>If you have no certificate</h2><p>You cannot race, but your ticket is not lost: until the evening before, you can transfer it to someone who has one.</p>',
    ),
    banner({
      title: ['Страховка к справке', 'And a policy to go with it'],
      text: [
        'Справка говорит, что вам можно бежать. Полис — что будет, если вы всё-таки упадёте.',
        'The certificate says you are fit to run. The policy covers you if you fall anyway.',
      ],
      ground: 'rust',
      sign: 'net',
      link: '/insurance',
      linkTitle: ['Оформить полис', 'Get a policy'],
    }),
    documents(['Документы', 'Documents'], {
      title: ['Согласие на обработку персональных данных', 'Consent to personal data processing'],
      text: ['Как мы храним медицинские файлы и когда удаляем.', 'How we keep medical files and when we delete them.'],
      link: '/api/files/document/pers',
    }),
  ],
};
