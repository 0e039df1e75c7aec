import { banner, cards, documents, type PageSeed, text } from './page-seed.ts';

export const medical: PageSeed = {
  slug: 'med-spravka',
  title: ['Медицинская справка', 'Medical certificate'],
  description: [
    'Что должно быть в справке для забега с препятствиями, кому она нужна и где её взять.',
    'What a certificate for an obstacle race has to say, who needs one and where to get it.',
  ],
  ground: 'ice',
  sign: 'hurdle',
  days: 12,
  text: [
    '<p>Без медицинской справки номер не выдают: это требование закона, а не организатора. Получить её можно за один визит, если знать, что попросить.</p>',
    '<p>No number is handed out without a medical certificate: the law demands it, not the organiser. One visit is enough if you know what to ask for.</p>',
  ],
  blocks: [
    text(
      '<h2>Что должно быть написано</h2><ul><li>фамилия, имя, отчество и дата рождения — как в паспорте;</li><li>«допущен к участию в беге с препятствиями» или название старта;</li><li>дистанция: ваша или больше вашей;</li><li>дата выдачи: до старта не больше шести месяцев;</li><li>подпись и печать врача, печать организации с номером лицензии.</li></ul><p>Слова «практически здоров» и «годен к занятиям физкультурой» не подходят: в справке должен стоять допуск к соревнованию.</p>',
      '<h2>What it has to say</h2><ul><li>your full name and date of birth as in your identity document;</li><li>“admitted to obstacle races”, or the name of the start;</li><li>a distance: yours or a longer one;</li><li>the date: not more than six months before the start;</li><li>signature and stamp of the doctor, stamp of the institution with the number of its licence.</li></ul><p>“Practically healthy” or “fit for physical education” will not do: it has to be an admission to a competition.</p>',
    ),
    cards(
      ['Кому нужна', 'Who needs one'],
      {
        title: ['Участникам', 'Runners'],
        text: [
          'Всем форматам, где вы бежите, и короткому кругу тоже.',
          'In every format where you run, the short lap included.',
        ],
      },
      {
        title: ['Детям', 'Children'],
        text: [
          'От педиатра, с теми же словами. На семейном круге — каждому.',
          'From a paediatrician, with the same words; on the family lap for everybody.',
        ],
      },
      {
        title: ['Не нужна', 'Not needed'],
        text: ['Волонтёрам, зрителям и участникам онлайн-забега.', 'For volunteers, spectators and the online race.'],
      },
    ),
    text(
      '<h2>Где получить</h2><p>В поликлинике у терапевта или спортивного врача, во врачебно-физкультурном диспансере, в частном центре с лицензией на спортивную медицину. Обычно достаточно осмотра и кардиограммы; после тридцати пяти лет могут попросить анализ крови. Возьмите паспорт и скажите: «Нужен допуск к бегу с препятствиями на десять километров».</p><h2>Что принести на старт</h2><ul><li>оригинал или копию, на которой видны печати;</li><li>электронную справку — распечатанной: связи на поле может не быть;</li><li>паспорт; ребёнку — свидетельство о рождении.</li></ul><p>Оригинал мы не забираем: волонтёр поставит отметку и вернёт. Справка подходит на все старты, пока не кончился срок.</p><h2>Если справки нет</h2><p>К старту не допустим, но билет не пропадёт: его можно передать тому, у кого справка есть, до вечера накануне.</p>',
      '<h2>Where to get it</h2><p>From a general practitioner or sports doctor of your clinic, from a sports dispensary, or from a private centre licensed for sports medicine. An examination and a cardiogram usually suffice; after thirty-five a blood test may be asked for. Bring your identity document and say: “I need an admission to an obstacle race of ten kilometres”.</p><h2>What to bring to the start</h2><ul><li>the original, or a copy on which the stamps can be read;</li><li>an electronic certificate printed: there may be no network;</li><li>an identity document; for a child the birth certificate.</li></ul><p>We do not keep the original: a volunteer marks it and gives it back. It counts for all starts until it runs out.</p><h2>Without a certificate</h2><p>You cannot start, but the ticket is not lost: give it to somebody who has one until the evening before.</p>',
    ),
    banner({
      title: ['Страховка к справке', 'Insurance beside it'],
      text: [
        'Справка говорит, что вам можно бежать. Полис — что будет, если вы всё-таки упадёте.',
        'The certificate says that you may run. The policy says what happens when you fall.',
      ],
      ground: 'rust',
      sign: 'net',
      link: '/insurance',
      linkTitle: ['Оформить полис', 'Take out a policy'],
    }),
    documents(['Документы', 'Documents'], {
      title: ['Согласие на обработку персональных данных', 'Consent to the processing of personal data'],
      text: ['Как мы храним медицинские файлы и когда удаляем.', 'How we keep medical files and when we delete them.'],
      link: '/api/files/document/pers',
    }),
  ],
};
