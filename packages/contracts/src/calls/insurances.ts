import { z } from 'zod';
import { call } from '../call.ts';
import { idParam, values } from '../entities/basic.ts';
import { EventFormat, InsuranceOffer } from '../entities/event.ts';

/** API §15: what is offered; a person's own policies stand with the cabinet. */
export const insurances = {
  list: call({
    method: 'GET',
    path: '/api/insurances',
    auth: 'none',
    summary: 'Insurance offers on sale',
    responses: { 200: values(z.array(InsuranceOffer)) },
  }),
  one: call({
    method: 'GET',
    path: '/api/insurances/{id}',
    auth: 'none',
    summary: 'One insurance offer',
    params: idParam,
    responses: { 200: values(InsuranceOffer) },
  }),
  formats: call({
    method: 'GET',
    path: '/api/insurance/event/city/formats/{id}',
    auth: 'none',
    summary: 'Formats of an event city that can be insured',
    params: idParam,
    responses: { 200: values(z.array(EventFormat)) },
  }),
};
