import { createPicturesModule } from '../modules/pictures/index.ts';
import { countAgreed } from '../modules/accounts/index.ts';
import { replaceClubPictures } from '../modules/clubs/index.ts';
import { createContentModule, documentsInForce, replaceContentPictures } from '../modules/content/index.ts';
import { createEventsModule, replaceEventPictures } from '../modules/events/index.ts';
import { namesOfSizes } from '../modules/files/index.ts';
import { createMediaModule } from '../modules/media/index.ts';
import { replaceShopPictures } from '../modules/shop/index.ts';
import { createPlacesModule } from '../modules/places/index.ts';
import { createPublishingModule } from '../modules/publishing/index.ts';
import { createResultsModule } from '../modules/results/index.ts';
import { countComingPolicies, movePolicies } from '../modules/insurance/index.ts';
import { copyPlaces, movePlaces, officePlaces } from '../modules/inventory/index.ts';
import {
  countPeople,
  countReturned,
  findMisfits,
  findMisfitsOn,
  listPeople,
  selectPromised,
  soldAtPrices,
  ticketFiguresOfStart,
} from '../modules/tickets/index.ts';
import { hashOfPlate, mapPaths, pictures, plateOf, rollPlate } from '../plate-pictures.ts';
import { drawTerrain } from './draw-terrain.ts';
import type { Makers } from './modules.ts';

/** What everybody may read and see. */
export const pages: Makers<'pictures' | 'content' | 'events' | 'media' | 'places' | 'publishing' | 'results'> = {
  pictures: (house, of) =>
    createPicturesModule({
      ...house,
      draw: house.drawPicture,
      findPlate: of.events.findPlate,
      findMap: of.events.findMap,
      tiles: house.config.mapTiles,
      siteUrl: house.config.siteUrl,
      findResultCard: (publicId, language) => of.results.findShareCard(publicId, language),
      async findOgCard(publicId, language) {
        const card = await of.events.findShareCard(publicId, language);
        return card && { ...card, plate: plateOf(card.plate) };
      },
      drawnPerMinute: house.config.limits.pictures,
      isShown: async (path) => (await of.shop.isPicture(path)) || of.certificates.isPicture(path),
    }),
  content: (house, of) =>
    createContentModule({
      ...house,
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      showHistory: (object, page) => of.staff.showHistory(object, page),
      previewKey: house.secrets.codes,
      keepMedia: (tx, photo) => of.media.keep(tx, photo),
      findLost: (tx, paths) => of.media.findLost(tx, paths),
      countAgreed,
    }),
  events: (house, of) =>
    createEventsModule({
      ...house,
      pictures: { ...pictures, map: mapPaths(house.config.mapTiles) },
      goodsOfEvents: of.shop.goodsOfEvents,
      formats: {
        siteUrl: house.config.siteUrl,
        showHistory: (object, page) => of.staff.showHistory(object, page),
        places: officePlaces,
        audit: of.audit.port,
        sales: { promised: selectPromised, soldAtPrices, countReturned, misfits: findMisfits },
      },
      office: {
        storage: house.storage,
        keepMedia: (tx, photo) => of.media.keep(tx, photo),
        showHistory: (object, page) => of.staff.showHistory(object, page),
        followPlace: (tx, place) => of.staff.followPlace(tx, place),
        plates: { roll: rollPlate, hashOf: hashOfPlate },
        saleDefaults: (tx) => of.settings.sale(tx),
        copyPlaces,
        moving: {
          countPeople,
          listPeople,
          async findMisfits(db, formats, timezone) {
            const { count, tickets } = await findMisfitsOn(db, formats, timezone);
            return { count, tickets: tickets.map(({ publicId, number }) => ({ public_id: publicId, number })) };
          },
          countPolicies: countComingPolicies,
          movePolicies,
          movePlaces,
          startRun: (tx, run) => of.runs.port.start(tx, run),
        },
        ticketFigures: ticketFiguresOfStart,
        house: {
          documentsInForce: (db) => documentsInForce(db, house.clock()),
          hasPayment: () => of.payments.findProvider(null) !== null,
          isProduction: house.config.production,
          previewKey: house.secrets.codes,
        },
      },
    }),
  media: (house, of) =>
    createMediaModule({
      ...house,
      showHistory: (object, page) => of.staff.showHistory(object, page),
      replacers: [replaceContentPictures, replaceShopPictures, replaceClubPictures, replaceEventPictures],
      namesOfSizes,
    }),
  places: (house) => createPlacesModule(house),
  publishing: (house, of) =>
    createPublishingModule({
      ...house,
      listCalendar: of.events.listCalendar,
      findCourse: of.events.findCourse,
      listNews: of.content.latestNews,
      listPages: async () => [
        '/insurance',
        '/shop/certificates',
        ...(await of.shop.listPages()),
        ...(await of.content.listPages()),
        ...(await of.clubs.listPages()),
        ...(await of.results.listPages()),
      ],
    }),
  results: (house, of) =>
    createResultsModule({
      ...house,
      key: house.secrets.results,
      drawTerrain: drawTerrain(of),
      showCards: of.events.showCards,
      cityShare: async (publicId, language) => {
        const card = await of.events.findShareCard(publicId, language);
        return card ? pictures.share(publicId, language, card) : '';
      },
      saveConsent: (tx, { userId, given, address }) =>
        of.accounts.saveConsents(tx, [{ purpose: 'runner_page', given }], {
          userId,
          email: null,
          source: 'results',
          address,
        }),
      sharePath: pictures.shareResult,
      listImports: (db, startId, most) => of.imports.list(db, startId, most),
    }),
};
