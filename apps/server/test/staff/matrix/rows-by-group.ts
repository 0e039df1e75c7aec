import { bannerRows } from './content/banner-rows.ts';
import { certificateRows } from './certificate-rows.ts';
import { clubRows } from './club-rows.ts';
import { documentRows } from './content/document-rows.ts';
import { exportRows } from './export-rows.ts';
import { formatRows } from './format-rows.ts';
import { homeRows } from './content/home-rows.ts';
import { insuranceRows } from './insurance-rows.ts';
import { listRows } from './list-rows.ts';
import { mailingRows } from './mailing-rows.ts';
import { mediaRows } from './content/media-rows.ts';
import { moneyRows } from './money-rows.ts';
import { newsRows } from './content/news-rows.ts';
import { numberRows } from './number-rows.ts';
import { pageRows } from './content/page-rows.ts';
import { partnerRows } from './partner-rows.ts';
import { privacyRows } from './privacy-rows.ts';
import { productRows } from './product-rows.ts';
import { promocodeRows } from './promocode-rows.ts';
import { referenceRows } from './reference-rows.ts';
import { resultRows } from './result-rows.ts';
import { seriesRows } from './series-rows.ts';
import { settingRows } from './setting-rows.ts';
import { shipmentRows } from './shipment-rows.ts';
import { stockRows } from './stock-rows.ts';
import { supportRows } from './support-rows.ts';
import { storyRows } from './content/story-rows.ts';
import { startRows } from './start-rows.ts';
import { ticketRows } from './ticket-rows.ts';

/** Rows of the groups that have a file of their own. */
export const rowsByGroup = {
  ...bannerRows,
  ...certificateRows,
  ...clubRows,
  ...documentRows,
  ...exportRows,
  ...formatRows,
  ...homeRows,
  ...insuranceRows,
  ...listRows,
  ...mailingRows,
  ...mediaRows,
  ...moneyRows,
  ...newsRows,
  ...numberRows,
  ...pageRows,
  ...partnerRows,
  ...privacyRows,
  ...productRows,
  ...promocodeRows,
  ...referenceRows,
  ...resultRows,
  ...seriesRows,
  ...settingRows,
  ...shipmentRows,
  ...startRows,
  ...stockRows,
  ...storyRows,
  ...supportRows,
  ...ticketRows,
};
