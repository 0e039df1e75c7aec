import { banner, cards, form, type PageSeed, text } from './page-seed.ts';

export const merch: PageSeed = {
  slug: 'merch',
  title: ['Мерч', 'Merch'],
  description: [
    'Как делают вещи «Трассы»: рельеф вместо логотипа, ткань, размеры и обмен.',
    'How Trassa merch is made: terrain instead of a logo, fabric, sizes and exchanges.',
  ],
  ground: 'clay',
  sign: 'bag',
  days: 50,
  text: [
    '<p>На наших вещах почти нет слов. Вместо логотипа — горизонтали круга, который вы пробежали, или знак препятствия, которое далось не сразу.</p>',
    '<p>There are hardly any words on our merch. Instead of a logo you get the contour lines of the course you ran, or the sign of the obstacle that took you three tries.</p>',
  ],
  blocks: [
    cards(
      ['С чего начать', 'Where to start'],
      {
        title: ['Футболки', 'T-shirts'],
        text: ['Рельеф вашего города, мужская и женская посадка.', 'Your city’s terrain, in men’s and women’s cuts.'],
        link: '/shop/category/futbolki',
      },
      {
        title: ['Худи и лонгсливы', 'Hoodies and long sleeves'],
        text: ['Плотный футер, рукав закрывает запястье.', 'Heavyweight fleece, with sleeves that cover the wrist.'],
        link: '/shop/category/hudi',
      },
      {
        title: ['Медальницы', 'Medal holders'],
        text: ['Сталь, на двенадцать и двадцать четыре медали.', 'In steel, for twelve or twenty-four medals.'],
        link: '/shop/category/medalnitsy',
      },
      {
        title: ['Детям', 'Kids'],
        text: ['На рост от ста четырёх сантиметров.', 'For heights from 104 cm.'],
        link: '/shop/category/detyam',
      },
    ),
    text(
      '<h2>Размер</h2><p>Берите тот размер, который носите всегда: наши вещи шьются без запаса. Между двумя размерами для бега берите меньший, для города больший.</p><h2>Уход</h2><p>Стирайте при тридцати градусах, вывернув наизнанку. Глину дайте высохнуть и стряхните: мокрую она уходит глубже в ткань. Утюг — с изнанки, мимо печати.</p><h2>Обмен</h2><p>Не подошёл размер — пришлите вещь в течение четырнадцати дней с бирками, и мы заменим её или вернём деньги.</p>',
      '<h2>Size</h2><p>Take the size you always wear: ours run true. Between two sizes, go smaller for running and larger for everyday wear.</p><h2>Care</h2><p>Wash at 30 °C, inside out. Let clay dry and shake it off: wet, it works deeper into the fabric. Iron inside out, avoiding the print.</p><h2>Exchanges</h2><p>Wrong size? Send the item back within fourteen days with its tags on, and we will exchange it or refund you.</p>',
    ),
    banner({
      title: ['Подарок без размера', 'A gift without a size'],
      text: [
        'Сертификат приходит письмом в день, который вы выберете.',
        'The certificate is emailed on the day you choose.',
      ],
      ground: 'rust',
      sign: 'rings',
      link: '/shop/certificates',
      linkTitle: ['Выбрать сертификат', 'Choose a certificate'],
    }),
    form(
      'other',
      ['Вещи для клуба или команды', 'Kit for your club or team'],
      [
        'От двадцати штук печатаем с вашим именем. Напишите, что нужно и когда.',
        'From twenty pieces up, we print your name. Tell us what you need and when.',
      ],
    ),
  ],
};
