import type Stripe from 'stripe';
import { ApiError, type Decline } from '../http/api-error';
import { behaviorOf, newPaymentMethod } from '../objects/payment-method';
import { AUTHENTICATION_FAILED, testCard } from '../objects/test-cards';
import { idOf } from '../objects/subscription';
import { attachCard, fail, succeed } from './payments';
import type { Work } from './work';

/** The fields that a person types into the payment frame. */
export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  postalCode: string | null;
}

/** Stores the typed card; refuses cards that are expired or not test cards. */
export function takeCard({ ledger }: Work, typed: TypedCard, customer: string | undefined): Stripe.PaymentMethod {
  const number = typed.number.replaceAll(' ', '');
  const known = testCard(number);
  if (!known) throw ApiError.declined(NOT_A_TEST_CARD);
  const created = ledger.now(customer);
  const today = new Date(created * 1000);
  const isOver = Date.UTC(typed.expYear, typed.expMonth, 1) <= today.getTime();
  if (isOver) throw ApiError.declined({ code: 'expired_card', message: "Your card's expiration date is in the past." });
  return ledger.save('payment_method', newPaymentMethod({ ...typed, number, created }, known));
}

const NOT_A_TEST_CARD: Decline = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/** The person pays: with success, a refusal, or a challenge that they must answer first. */
export function confirmPayment(work: Work, intent: Stripe.PaymentIntent, card: Stripe.PaymentMethod): void {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw new ApiError(
      400,
      'invalid_request_error',
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
    );
  }
  const behavior = behaviorOf(card);
  if (behavior.declines) throw fail(work, intent, { card, decline: behavior.declines });
  if (behavior.challenges) {
    challenge(work, intent, card);
    return;
  }
  if (behavior.chargeDeclines) throw fail(work, intent, { card, decline: behavior.chargeDeclines });
  succeed(work, intent, card);
}

function challenge({ ledger, emit }: Work, intent: Stripe.PaymentIntent, card: Stripe.PaymentMethod): void {
  Object.assign(intent, { status: 'requires_action', payment_method: card.id, last_payment_error: null });
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  ledger.save('payment_intent', intent);
  emit('payment_intent.requires_action', intent);
}

/** The person has answered the challenge. Does nothing if another tab has paid in the meantime. */
export function answerPaymentChallenge(work: Work, intent: Stripe.PaymentIntent, hasPassed: boolean): void {
  if (intent.status === 'succeeded') return;
  const card = work.ledger.find('payment_method', idOf(intent.payment_method) ?? '');
  if (intent.status !== 'requires_action' || !card) throw ApiError.invalid('There is no challenge to answer.');
  if (!hasPassed) return void fail(work, intent, { card, decline: AUTHENTICATION_FAILED });
  const { chargeDeclines } = behaviorOf(card);
  if (chargeDeclines) return void fail(work, intent, { card, decline: chargeDeclines });
  succeed(work, intent, card);
}

/** The person saves a card. */
export function confirmSetup(work: Work, intent: Stripe.SetupIntent, card: Stripe.PaymentMethod): void {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new ApiError(
      400,
      'invalid_request_error',
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: structuredClone(intent) },
    );
  }
  const behavior = behaviorOf(card);
  if (behavior.declines) throw failSetup(work, intent, behavior.declines);
  if (!behavior.challenges) {
    succeedSetup(work, intent, card);
    return;
  }
  Object.assign(intent, { status: 'requires_action', payment_method: card.id, last_setup_error: null });
  intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
  work.ledger.save('setup_intent', intent);
}

export function answerSetupChallenge(work: Work, intent: Stripe.SetupIntent, hasPassed: boolean): void {
  if (intent.status === 'succeeded') return;
  const card = work.ledger.find('payment_method', idOf(intent.payment_method) ?? '');
  if (intent.status !== 'requires_action' || !card) throw ApiError.invalid('There is no challenge to answer.');
  if (hasPassed) succeedSetup(work, intent, card);
  else failSetup(work, intent, AUTHENTICATION_FAILED);
}

function succeedSetup(work: Work, intent: Stripe.SetupIntent, card: Stripe.PaymentMethod): void {
  Object.assign(intent, { status: 'succeeded', payment_method: card.id, next_action: null, last_setup_error: null });
  work.ledger.save('setup_intent', intent);
  attachCard(work, card, idOf(intent.customer) ?? '');
  work.emit('setup_intent.succeeded', intent);
}

function failSetup({ ledger, emit }: Work, intent: Stripe.SetupIntent, decline: Decline): ApiError {
  const code =
    decline.code === 'payment_intent_authentication_failure' ? 'setup_intent_authentication_failure' : decline.code;
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, next_action: null });
  intent.last_setup_error = { type: 'card_error', ...decline, code };
  ledger.save('setup_intent', intent);
  emit('setup_intent.setup_failed', intent);
  return ApiError.declined(decline, { setup_intent: structuredClone(intent) });
}
