import { Button } from '@mantine/core';
import type { DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import { useTranslation } from 'react-i18next';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { formatAgo, formatFullMoment } from '#web/lib/format.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { detailsKey } from '../queries.ts';
import classes from './view.module.css';

type Device = DemoUserDetails['devices'][number];

/** Where the person is signed in; every session but the one in use can be ended. */
export function Devices({ details }: { details: DemoUserDetails }) {
  const { t } = useTranslation('demoUsers');
  const now = useNow();
  const close = useOptimistic<Device, DemoUserDetails, unknown>({
    queryKey: detailsKey(details.id),
    send: ({ id }) => demoUsersApi.closeDevice({ body: { id: details.id, device: id } }),
    show: (held, { id }) => ({ ...held, devices: held.devices.filter((one) => one.id !== id) }),
    failed: ({ device }) => t('view.security.closeFailed', { device }),
    onDone: (_, { device }) => toastDone({ title: t('view.security.closed', { device }) }),
  });
  const [current] = details.devices;
  const end = (device: Device) =>
    device.id === current?.id ? (
      <Pill tone="verde">{t('view.security.current')}</Pill>
    ) : (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('view.security.close', { device: device.device })}
        onClick={() => close(device)}
      >
        {t('view.security.closeShort')}
      </Button>
    );
  const seen = ({ lastSeen }: Device) => (
    <time dateTime={lastSeen} title={formatFullMoment(lastSeen)}>
      {formatAgo(lastSeen, now)}
    </time>
  );
  return (
    <Section title={t('view.security.devices')}>
      <DataTable
        label={t('view.security.devices')}
        rows={details.devices}
        rowId={({ id }) => String(id)}
        columns={[
          { id: 'browser', header: t('view.security.browser'), cell: ({ browser }) => browser },
          {
            id: 'device',
            header: t('view.security.device'),
            width: 140,
            cell: ({ device }) => device,
          },
          { id: 'place', header: t('view.security.place'), width: 130, cell: ({ place }) => place },
          { id: 'seen', header: t('view.security.lastSeen'), width: 130, cell: seen },
          {
            id: 'end',
            header: t('columns.actions'),
            width: 120,
            align: 'end',
            cell: end,
          },
        ]}
        card={(device) => (
          <div className={classes.itemLine}>
            <span className={classes.stacked}>
              {device.device} · {device.browser}
              <span className={classes.soft}>
                {device.place} · {seen(device)}
              </span>
            </span>
            {end(device)}
          </div>
        )}
      />
    </Section>
  );
}
