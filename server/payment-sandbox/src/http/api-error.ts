import type Stripe from 'stripe';

type Detail = Pick<Stripe.StripeRawError, 'code' | 'decline_code' | 'param' | 'payment_intent' | 'setup_intent'>;

/** A refusal in Stripe's shape. The changes that a declined card made are stored all the same. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: Stripe.RawErrorType;
  readonly detail: Detail;

  constructor(status: number, type: Stripe.RawErrorType, message: string, detail: Detail = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.detail = detail;
  }

  /** True if the request was carried out up to its refusal. */
  get isOutcome(): boolean {
    return this.status === 402;
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.detail } };
  }

  static invalid(message: string, param?: string, code?: string): ApiError {
    return new ApiError(400, 'invalid_request_error', message, { ...(param && { param }), ...(code && { code }) });
  }

  static missing(kind: string, id: string, param: string): ApiError {
    const message = `No such ${kind.replaceAll('_', ' ')}: '${id}'`;
    return new ApiError(param === 'id' ? 404 : 400, 'invalid_request_error', message, {
      code: 'resource_missing',
      param,
    });
  }

  static declined({ code, decline_code, message }: Decline, detail: Detail = {}): ApiError {
    return new ApiError(402, 'card_error', message, { code, ...(decline_code && { decline_code }), ...detail });
  }
}

export interface Decline {
  code:
    'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error' | 'payment_intent_authentication_failure';
  decline_code?: string;
  message: string;
}
