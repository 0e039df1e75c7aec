import type { Row } from '../insert.ts';

/** Names of those who run in the demonstration clubs: nobody's in particular. */
const men =
  'Александр Дмитрий Максим Сергей Андрей Алексей Артём Илья Кирилл Михаил Никита Матвей Роман Егор Арсений Иван Денис Евгений Даниил Тимур Владимир Павел Руслан Марк Константин Олег Степан Ярослав Антон Николай'.split(
    ' ',
  );
const women =
  'Анна Мария Елена Дарья Алина Ирина Екатерина Арина Полина Ольга Юлия Татьяна Наталья Виктория Елизавета Ксения Светлана Вероника Кристина Марина Надежда Софья Людмила Варвара Алёна Диана Оксана Вера Галина Зоя'.split(
    ' ',
  );
const surnames =
  'Абрамов Авдеев Белов Бирюков Виноградов Власов Гаврилов Голубев Данилов Дорофеев Ежов Журавлёв Зайцев Зимин Игнатов Калинин Карпов Климов Ковалёв Крылов Лапин Лебедев Макаров Мельников Миронов Назаров Никитин Овчинников Орлов Панов Поляков Родионов Рябов Савельев Семёнов Соболев Тарасов Титов Ушаков Фадеев Филатов Хохлов Цветков Чернов Шаров Щукин Юдин Яковлев'.split(
    ' ',
  );

/** No two of them have the same name. */
export const peopleCount = 640;

/** Members of clubs without an address, a phone and a password: nobody signs in as one of them. */
export const memberRows = (joined: Date): Row[] =>
  Array.from({ length: peopleCount }, (_, index) => {
    const isMan = index % 2 === 0;
    const names = isMan ? men : women;
    // Of each gender every surname comes with another name in every round.
    const turn = Math.floor(index / 2);
    const surname = surnames[turn % surnames.length] ?? '';
    const name = names[(turn + Math.floor(turn / surnames.length)) % names.length] ?? '';
    return {
      public_id: `club-runner-${String(index + 1).padStart(3, '0')}`,
      // A few people have not filled in their profile.
      name: index % 41 === 40 ? '' : name,
      last_name: index % 41 === 40 ? '' : isMan ? surname : `${surname}а`,
      second_name: '',
      gender: isMan ? 'male' : 'female',
      roles: [],
      language: 'ru',
      mailing: false,
      temporary: false,
      blocked: false,
      discount: 0,
      discount_form: 'percent',
      created_at: joined,
    };
  });
