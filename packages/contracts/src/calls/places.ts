import { z } from 'zod';
import { call } from '../call.ts';
import { paged, Paging, values } from '../entities/basic.ts';
import { City, Region } from '../entities/event.ts';
import { countryCodes, Country, Place, PostalIndex, School, schoolTypes } from '../entities/place.ts';

const geoParam = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** API §13 */
export const places = {
  regions: call({
    method: 'GET',
    path: '/api/location/region/list/{country}',
    auth: 'none',
    summary: 'Regions of a country',
    params: z.object({ country: z.enum(countryCodes) }),
    responses: { 200: values(z.array(Region)) },
  }),
  countries: call({
    method: 'GET',
    path: '/api/location/country/list',
    auth: 'none',
    summary: 'Countries of delivery',
    responses: { 200: values(z.array(Country)) },
  }),
  cities: call({
    method: 'GET',
    path: '/api/location/city/region/{id}',
    auth: 'none',
    summary: 'Cities of a region',
    params: geoParam,
    query: z.object({ search: z.string().max(100).optional() }),
    responses: { 200: values(z.array(City)) },
  }),
  detailed: call({
    method: 'GET',
    path: '/api/location/detailed',
    auth: 'none',
    summary: 'Where the visitor is, or where a city lies',
    query: z.object({ city: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    responses: { 200: values(Place) },
  }),
  postalIndex: call({
    method: 'GET',
    path: '/api/pochta/{index}',
    auth: 'none',
    summary: 'City and region of a postal index',
    params: z.object({ index: z.string().max(20) }),
    responses: { 200: values(PostalIndex) },
  }),
  schoolRegions: call({
    method: 'GET',
    path: '/api/obrnadzor/regions',
    auth: 'none',
    summary: 'Regions of the register of schools',
    responses: { 200: values(z.array(z.object({ name: z.string(), count: z.int() }))) },
  }),
  schools: call({
    method: 'GET',
    path: '/api/obrnadzor/region/{name}',
    auth: 'none',
    summary: 'Schools of a region',
    params: z.object({ name: z.string().max(100) }),
    query: Paging.extend({ type: z.enum(schoolTypes).optional() }),
    responses: { 200: paged(School) },
  }),
  schoolSearch: call({
    method: 'GET',
    path: '/api/obrnadzor/search/{text}',
    auth: 'none',
    summary: 'Schools by name, twenty at most',
    params: z.object({ text: z.string().max(100) }),
    query: z.object({ region: z.string().max(100).optional(), type: z.enum(schoolTypes).optional() }),
    responses: { 200: values(z.array(School)) },
  }),
};
