import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpError, NoAnswerError } from '@trassa/contracts/client';
import { rights } from '@trassa/rules';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../app/shared/i18n/language.tsx';
import { readOfficeCatalogue } from '../../scripts/catalogue.ts';
import { SessionContext } from '../shared/door/session.ts';
import { Audit } from './audit/audit.tsx';
import { Certificate } from './certificates/certificate.tsx';
import { Certificates } from './certificates/certificates.tsx';
import { SupportInbox } from './support/inbox.tsx';
import { SupportRequest } from './support/request.tsx';
import { PrivacyRequest } from './privacy/request.tsx';
import { PrivacyRequests } from './privacy/requests.tsx';
import { Mailing } from './mailings/mailing.tsx';
import { Banner } from './banners/banner.tsx';
import { Banners } from './banners/banners.tsx';
import { HomePage } from './home-page/home-page.tsx';
import { Stories } from './stories/stories.tsx';
import { Story } from './stories/story.tsx';
import { Document } from './content/document.tsx';
import { Documents } from './content/documents.tsx';
import { News } from './news/news.tsx';
import { NewsList } from './news/news-list.tsx';
import { Mailings } from './mailings/mailings.tsx';
import { Policies } from './insurance/policies.tsx';
import { Policy } from './insurance/policy.tsx';
import { Register } from './insurance/register.tsx';
import { Picking } from './shipments/picking.tsx';
import { ShipmentCard } from './shipments/shipment.tsx';
import { Shipments } from './shipments/shipments.tsx';
import { ProductStockCard } from './stock/product-stock.tsx';
import { Stock } from './stock/stock.tsx';
import { Integrations } from './settings/integrations.tsx';
import { EventCard } from './events/event.tsx';
import { Events } from './events/events.tsx';
import { SeriesCard } from './events/series-card.tsx';
import { Approval } from './money/approval.tsx';
import { Approvals } from './money/approvals.tsx';
import { Refunds } from './money/refunds.tsx';
import { Payments } from './payments/payments.tsx';
import { Settlement } from './payments/settlement.tsx';
import { SettlementDay } from './payments/settlement-day.tsx';
import { Run } from './money/run.tsx';
import { Runs } from './money/runs.tsx';
import { Order } from './orders/order.tsx';
import { Orders } from './orders/orders.tsx';
import { People } from './people/people.tsx';
import { Person } from './people/person.tsx';
import { Promocode } from './promocodes/promocode.tsx';
import { Promocodes } from './promocodes/promocodes.tsx';
import { PromocodeSeriesCard } from './promocodes/series/series.tsx';
import { SeriesList } from './promocodes/series/series-list.tsx';
import { Colleague } from './staff/colleague.tsx';
import { Staff } from './staff/staff.tsx';
import { FormatCard } from './starts/formats/format.tsx';
import { StartFormats } from './starts/formats/start-formats.tsx';
import { StartOverviewScreen } from './starts/overview.tsx';
import { Places } from './starts/places/places.tsx';
import { Prices } from './starts/prices/prices.tsx';
import { StartSettings } from './starts/settings/settings.tsx';
import { Starts } from './starts/starts.tsx';
import { Participants } from './tickets/participants.tsx';
import { Ticket } from './tickets/ticket.tsx';
import { Tickets } from './tickets/tickets.tsx';

const catalogue = await readOfficeCatalogue('ru');
const session = {
  state: 'open',
  ways: ['totp'],
  user: { public_id: 'me', name: 'Анна Котова' },
  rights: [...rights],
  grants: [],
  until: null,
  idle_until: null,
  recovery_left: 10,
} as const;

/** A screen as it is drawn first, at an address. */
const open = (Screen: ComponentType, search = '') => {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const router = createMemoryRouter([{ path: '/x/:id', Component: Screen }], { initialEntries: [`/x/some${search}`] });
  const draw = (): string =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <LanguageProvider language="ru" messages={catalogue as never} load={() => Promise.resolve(catalogue as never)}>
          <SessionContext value={session as never}>
            <RouterProvider router={router} />
          </SessionContext>
        </LanguageProvider>
      </QueryClientProvider>,
    );
  const all = () => queries.getQueryCache().getAll();
  return {
    draw,
    /** Everything that it reads has failed. */
    failed: (error: Error): string => {
      draw();
      for (const query of all()) query.setState({ status: 'error', error, fetchStatus: 'idle' });
      return draw();
    },
    /** Every list that it reads has come, with nothing in it. */
    empty: (): string => {
      draw();
      for (const query of all()) {
        const path = String(query.queryKey[1]);
        if (path === '/api/admin/views')
          query.setState({ status: 'success', data: { values: { views: [], columns: null } } });
        else if (!path.endsWith('{id}'))
          query.setState({
            status: 'success',
            fetchStatus: 'idle',
            data: { values: [], invitations: [], next: null, previous: null, total: { count: 0, exact: true } },
          });
      }
      return draw();
    },
  };
};

/** Lists: what each says when there is nothing at all, and when nothing fits. */
const listScreens: readonly (readonly [string, ComponentType, string, string])[] = [
  ['orders', Orders, 'Продаж ещё не было', 'f.state=paid'],
  ['tickets', Tickets, 'Пока никто не зарегистрирован', 'f.state=active'],
  ['participants', Participants, 'Пока никто не зарегистрирован', 'f.state=active'],
  ['starts', Starts, 'Создайте первый старт', 'f.state=draft'],
  ['people', People, 'Начните с поиска', 'search=ivanov'],
  ['promocodes', Promocodes, 'Кодов нет: первый делается за полминуты', 'f.state=over'],
  ['series of promocodes', SeriesList, 'Серий нет', 'f.state=over'],
  ['certificates', Certificates, 'Здесь появятся купленные', 'f.state=over'],
  ['mailings', Mailings, 'Массовых писем ещё не писали', 'f.state=draft'],
  ['news', NewsList, 'Новостей ещё не писали', 'f.state=draft'],
  ['banners', Banners, 'Баннеров ещё нет', 'f.state=draft'],
  ['policies', Policies, 'Здесь появятся купленные страховки', 'f.repayment=failed'],
  ['requests about data', PrivacyRequests, 'Здесь появятся запросы людей', 'f.state=closed'],
  ['requests of visitors', SupportInbox, 'Здесь появится то, что пишут с сайта', 'f.state=closed'],
  ['parcels', Shipments, 'Всё отправлено', 'f.state=lost'],
  ['stock', Stock, 'Здесь появятся размеры товаров', 'f.left=out'],
  ['events', Events, 'Первое событие появится', 'f.status=draft'],
  ['approvals', Approvals, 'Здесь появятся запросы', 'f.state=waiting'],
  ['payments', Payments, 'Платежей ещё не было', 'f.state=failed'],
  ['refunds', Refunds, 'Возвратов ещё не было', 'f.state=failed'],
  ['runs', Runs, 'Здесь появятся долгие работы', 'f.state=done'],
];

/** Whatever has no filters of its own, and cards. */
const otherScreens: readonly (readonly [string, ComponentType])[] = [
  ['audit', Audit],
  ['staff', Staff],
  ['colleague', Colleague],
  ['order', Order],
  ['ticket', Ticket],
  ['person', Person],
  ['promocode', Promocode],
  ['a series of promocodes', PromocodeSeriesCard],
  ['certificate', Certificate],
  ['mailing', Mailing],
  ['news item', News],
  ['banner', Banner],
  ['home page', HomePage],
  ['stories', Stories],
  ['story', Story],
  ['legal texts', Documents],
  ['legal text', Document],
  ['policy', Policy],
  ['register', Register],
  ['settlement', Settlement],
  ['day of settlement', SettlementDay],
  ['request about data', PrivacyRequest],
  ['request of a visitor', SupportRequest],
  ['parcel', ShipmentCard],
  ['product stock', ProductStockCard],
  ['picking', Picking],
  ['connections', Integrations],
  ['approval', Approval],
  ['run', Run],
  ['event', EventCard],
  ['series', SeriesCard],
  ['start', StartOverviewScreen],
  ['settings of a start', StartSettings],
  ['formats of a start', StartFormats],
  ['prices of a start', Prices],
  ['places of a start', Places],
  ['format', FormatCard],
];

const refused = new HttpError(403, { message: 'Недостаточно прав', code: 'role_required' });
const unknown = new HttpError(404, { message: 'Не найдено', code: 'not_found' });
const broken = new HttpError(500, { message: '' });
const offline = new NoAnswerError('Network Error');
const count = (text: string, what: string): number => text.split(what).length - 1;

// BO-154
describe('each list', () => {
  it.each(listScreens)(
    'of %s says what it is for when it is empty, and how to widen it when nothing fits',
    (_, Screen, words, query) => {
      expect(open(Screen).empty()).toContain(words);
      const narrowed = open(Screen, `?${query}`).empty();
      expect(narrowed).toContain('Ничего не нашлось');
      expect(narrowed).toContain('Сбросить фильтры');
    },
  );
});

// BO-154
describe('each list and card', () => {
  const asked = listScreens.map(([name, Screen, , query]) => [name, Screen, `?${query}`] as const);
  const screens = [...asked, ...otherScreens.map(([name, Screen]) => [name, Screen, ''] as const)];
  it.each(screens)('%s has its states: coming, refused, not there, failed, without a network', (_, Screen, query) => {
    expect(open(Screen, query).draw()).toMatch(/aria-busy="true"/);
    const no = open(Screen, query).failed(refused);
    expect(no).toContain('Недостаточно прав');
    expect(no).not.toContain('Повторить');
    expect(open(Screen, query).failed(unknown)).toContain('Такого здесь нет');
    for (const [error, words] of [
      [broken, 'Не получилось: сбой у нас'],
      [offline, 'Нет связи с сервером'],
    ] as const) {
      const told = open(Screen, query).failed(error);
      expect(told).toContain(words);
      expect(count(told, 'Повторить')).toBeGreaterThan(0);
    }
  });
});
