import { banner, cards, form, type PageSeed, text } from './page-seed.ts';

export const merch: PageSeed = {
  slug: 'merch',
  title: ['Мерч', 'Merch'],
  description: [
    'Как делают вещи «Трассы»: рельеф вместо логотипа, ткань, размеры и обмен.',
    'How Trassa’s things are made: terrain instead of a logo, fabric, sizes and exchange.',
  ],
  ground: 'clay',
  sign: 'bag',
  days: 50,
  text: [
    '<p>На наших вещах почти нет слов. Вместо логотипа — горизонтали круга, который вы пробежали, или знак препятствия, которое далось не сразу.</p>',
    '<p>There are hardly any words on our things. Instead of a logo they carry the contour lines of the lap you ran, or the sign of the obstacle that took you three tries.</p>',
  ],
  blocks: [
    cards(
      ['С чего начать', 'Where to begin'],
      {
        title: ['Футболки', 'T-shirts'],
        text: ['Рельеф вашего города, мужская и женская посадка.', 'The terrain of your city, cut for men and women.'],
        link: '/shop/category/futbolki',
      },
      {
        title: ['Худи и лонгсливы', 'Hoodies and long sleeves'],
        text: ['Плотный футер, рукав закрывает запястье.', 'Heavy fleece, sleeves down to the hand.'],
        link: '/shop/category/hudi',
      },
      {
        title: ['Медальницы', 'Medal holders'],
        text: ['Сталь, на двенадцать и двадцать четыре медали.', 'Steel, for twelve and twenty-four medals.'],
        link: '/shop/category/medalnitsy',
      },
      {
        title: ['Детям', 'Kids'],
        text: ['Размеры от ста десяти сантиметров.', 'Sizes from 110 centimetres.'],
        link: '/shop/category/detyam',
      },
    ),
    text(
      '<h2>Размер</h2><p>Сначала померяйте свою любимую футболку: ширину на уровне подмышек и длину по спине. Эти же числа стоят в таблице у каждой вещи. Между двумя размерами для бега берите меньший, для города больший.</p><h2>Уход</h2><p>Стирайте при тридцати градусах, вывернув наизнанку. Глину дайте высохнуть и стряхните: мокрую она уходит глубже в ткань. Утюг — с изнанки, мимо печати.</p><h2>Обмен</h2><p>Не подошёл размер — пришлите вещь в течение четырнадцати дней с бирками, и мы заменим её или вернём деньги.</p>',
      '<h2>Size</h2><p>Measure your favourite shirt first: the width under the arms and the length of the back. The same figures stand in the table of every thing. Between two sizes take the smaller for running and the larger for town.</p><h2>Care</h2><p>Wash at thirty degrees, inside out. Let clay dry and shake it off: wet, it goes deeper. Iron from the inside, not over the print.</p><h2>Exchange</h2><p>If the size is wrong, send the thing back within fourteen days with its labels, and we change it or return the money.</p>',
    ),
    banner({
      title: ['Подарок без размера', 'A present without a size'],
      text: [
        'Сертификат приходит письмом в день, который вы выберете.',
        'A certificate comes by letter on the day that you choose.',
      ],
      ground: 'rust',
      sign: 'rings',
      link: '/shop/certificates',
      linkTitle: ['Выбрать сертификат', 'Choose a certificate'],
    }),
    form(
      'other',
      ['Вещи для клуба или команды', 'Things for a club or team'],
      [
        'От двадцати штук печатаем с вашим именем. Напишите, что нужно и когда.',
        'From twenty pieces we print your name. Tell us what you need and when.',
      ],
    ),
  ],
};
