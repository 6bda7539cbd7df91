import { sentenceOf } from '@keydate/client';
import type { Invoice } from '@keydate/contracts/billing-overview';
import { formatAmount } from '@keydate/domain/money';
import { Card, Cluster, LoadFailed, Spinner, Tag, TextLink, VisuallyHidden } from '@keydate/ui';
import { useInvoices } from '../../api/list-invoices';
import { useDayHere } from '../../ui/use-day-here';
import { InvoiceTable, Title } from './billing.styles';
import { copy } from './copy';

/** The provider's invoices and receipts, on its own pages. */
export function Invoices() {
  return (
    <Card as="section" aria-label={copy.invoices}>
      <Title>{copy.invoices}</Title>
      <InvoiceList />
    </Card>
  );
}

function InvoiceList() {
  const { data: invoices, error, refetch } = useInvoices();
  if (error) {
    return <LoadFailed onRetry={() => void refetch()}>{sentenceOf(error)}</LoadFailed>;
  }
  if (!invoices) return <Spinner label={copy.loadingInvoices} />;
  if (invoices.length === 0) return <p style={{ margin: 0 }}>{copy.noInvoices}</p>;
  return (
    <InvoiceTable>
      <thead>
        <tr>
          <th scope="col">{copy.columns.date}</th>
          <th scope="col" className="amount">
            {copy.columns.amount}
          </th>
          <th scope="col">
            <VisuallyHidden>{copy.columns.links}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </InvoiceTable>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, created, status, total, hosted_invoice_url: page, receipt_url, pdf_url } = invoice;
  const name = number ?? copy.draftNumber;
  const dayHere = useDayHere();
  return (
    <tr>
      <td>
        {dayHere(created)} {status !== 'paid' && <Tag>{copy.status[status]}</Tag>}
      </td>
      <td className="amount">{formatAmount(total)}</td>
      <td className="links">
        <Cluster gap={12} justify="end">
          {status === 'open' && <PageLink to={page} name={name} label={copy.pay} />}
          {/* the page is the receipt of what is paid: without a file of its own there is no second link to it */}
          <PageLink to={pdf_url ?? (isPageFree(invoice) ? page : null)} name={name} label={copy.open} />
          <PageLink to={receipt_url} name={name} label={copy.receipt} />
        </Cluster>
      </td>
    </tr>
  );
}

/** True if no other link leads to the invoice's page. */
function isPageFree({ status, receipt_url }: Invoice): boolean {
  return status !== 'open' && receipt_url === null;
}

interface PageLinkProps {
  to: string | null;
  label: string;
  name: string;
}

/** A link to a page of the provider, which does not learn from which page it was opened. */
function PageLink({ to, label, name }: PageLinkProps) {
  return (
    to !== null && (
      <TextLink href={to} target="_blank" rel="noopener noreferrer">
        {label}
        <VisuallyHidden>{copy.ofInvoice(name)}</VisuallyHidden>
      </TextLink>
    )
  );
}
