import { brand, brandLatin } from '../organiser.ts';

/** What leaks of passwords hold most of, Russian keyboards included; in lower case, digits apart from letters. */
export const commonPasswords: ReadonlySet<string> = new Set(
  (
    '123 1234 12345 123456 1234567 12345678 123456789 1234567890 0123456789 111111 000000 112233 121212 123123 123321 ' +
    '654321 666666 777777 555555 7777777 159753 147258 147258369 987654321 qwerty qwertyuiop qwert qwe qweasd qweasdzxc ' +
    'qazwsx qazwsxedc zxcvbn zxcvbnm asdfgh asdfghjkl asdf qwer zaq zxc abc abcd abcde abcdef a aa aaa password passw pass ' +
    'pwd parol passwd admin administrator root user guest test login welcome letmein master monkey dragon iloveyou sunshine ' +
    'princess football baseball superman batman shadow michael hello love secret freedom whatever trustno changeme default ' +
    'system server marina natasha nastya andrey andrei sergey sergei alexander aleksandr dmitry dmitriy maxim maksim vladimir ' +
    'ivan oleg olga elena anna maria ekaterina tatiana irina svetlana nikita kirill roman pavel denis artem anton samsung ' +
    'gfhjkm gfhjk vfrcbv yfnfif cnfkrth ghbdtn k.,jdm ljcnfk пароль парол привет любовь йцукен йцукенг фыва фывапролдж ' +
    'россия москва наташа настя марина сергей андрей александр дмитрий максим владимир спартак зенит динамо солнышко ' +
    'qwertyu qwerasdf asdasd qweqwe zxczxc moscow russia spartak zenit summer winter spring autumn computer internet ' +
    `${brandLatin} ${brand} `.toLowerCase() +
    'spartan hero geroy герой race gonka гонка run running marathon марафон'
  ).split(' '),
);
