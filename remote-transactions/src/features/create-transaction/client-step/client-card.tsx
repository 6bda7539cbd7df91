import { pictureAddress } from '@keydate/client';
import type { CompanyClient } from '@keydate/contracts/clients';
import { Avatar, Button } from '@keydate/ui';
import { clientName } from '../../../domain/client-names';
import { copy } from './copy';
import { CardBox } from './client-card.styles';

interface ClientCardProps {
  client: CompanyClient;
  isChosen: boolean;
  onChoose: () => void;
  onDetails: () => void;
}

/** One client: avatar, full name and See Details. */
export function ClientCard({ client, isChosen, onChoose, onDetails }: ClientCardProps) {
  const name = clientName(client);
  return (
    <CardBox>
      <label>
        <input type="radio" name="client" checked={isChosen} onChange={onChoose} />
        <Avatar src={pictureAddress(client.avatar)} name={client.fullName} />
        <span>{name}</span>
      </label>
      <Button variant="ghost" size="small" onClick={onDetails} aria-label={copy.seeDetailsOf(name)}>
        {copy.seeDetails}
      </Button>
    </CardBox>
  );
}
