import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { Traces } from '../ports/traces';

const SERVER_ERROR = 500;
/** W3C Trace Context: version, trace, the caller's span, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Traces as spans of OpenTelemetry, by OTLP over HTTP.
 * @param endpoint the collector; `/v1/traces` is added to it
 */
export async function openTelemetryTraces(endpoint: string): Promise<Traces> {
  // 18 MB, for the servers that use them
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, { BasicTracerProvider, BatchSpanProcessor }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'keydate' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer('keydate');
  const tell = (
    name: string,
    { from, to, attributes, error }: { from: Date; to: Date; attributes: Attributes; error?: string },
  ) => {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: from, attributes }, ROOT_CONTEXT);
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: error });
    span.end(to);
  };

  return {
    request: ({ method, route, traceparent }) => {
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        contextOf(traceparent),
      );
      return {
        traceparent: traceparentOf(span),
        answered: (status) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR, message: `answered ${status}` });
          span.end();
        },
      };
    },
    reading: (traceparent) => {
      const span = tracer.startSpan('read a contract', { kind: SpanKind.CONSUMER }, contextOf(traceparent));
      return (outcome) => {
        span.setAttribute('keydate.outcome', outcome);
        if (outcome === 'SCAN_FAILED') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    shellEvent: (event, { host, at }) => {
      const ofRemote = {
        'keydate.remote': event.remote,
        ...(event.release !== undefined && { 'keydate.release': event.release }),
        ...(host !== null && { 'keydate.host': host }),
      };
      if (event.kind === 'load') {
        const { part, entryMs, codeMs, mountMs } = event;
        tell(`load ${event.remote}`, {
          from: new Date(at.getTime() - entryMs - codeMs - mountMs),
          to: at,
          attributes: {
            ...ofRemote,
            'keydate.part': part,
            'keydate.entry_ms': entryMs,
            'keydate.code_ms': codeMs,
            'keydate.mount_ms': mountMs,
          },
        });
        return;
      }
      const { phase, traceId, owner, message } = event;
      tell(`failure of ${event.remote}`, {
        from: at,
        to: at,
        attributes: {
          ...ofRemote,
          'keydate.phase': phase,
          'keydate.trace_id': traceId,
          ...(owner !== undefined && { 'keydate.owner': owner }),
        },
        error: message,
      });
    },
    close: () => provider.shutdown(),
  };
}

/** The span as the parent of others; whether it is sent decides for them, too. */
function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(traceparent: string | null | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
