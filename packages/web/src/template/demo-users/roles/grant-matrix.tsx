import { Checkbox } from '@mantine/core';
import { type Grant, type Grants, roleActions, roleAreas } from '@pliego/contract/areas/roles';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import classes from './roles.module.css';

const isWhole = (grant: Grant) => roleActions.every((action) => grant[action]);
const isSome = (grant: Grant) => roleActions.some((action) => grant[action]);
const wholeOrNone = (on: boolean): Grant => ({ read: on, write: on, create: on });

export const noGrants: Grants = {
  users: wholeOrNone(false),
  content: wholeOrNone(false),
  claims: wholeOrNone(false),
  data: wholeOrNone(false),
  finance: wholeOrNone(false),
  reports: wholeOrNone(false),
  api: wholeOrNone(false),
  documents: wholeOrNone(false),
  payroll: wholeOrNone(false),
};

interface GrantMatrixProps {
  grants: Grants;
  onChange: (grants: Grants) => void;
}

/** What a role may do: one row an area, one column an action, and a column for all of them. */
export function GrantMatrix({ grants, onChange }: GrantMatrixProps) {
  const { t } = useTranslation('demoUsers');
  const all = roleAreas.map((area) => grants[area]);
  const setAll = (on: boolean) =>
    onChange({
      ...grants,
      ...Object.fromEntries(roleAreas.map((area) => [area, wholeOrNone(on)])),
    });
  return (
    <ScrollRegion label={t('roles.permissions')}>
      <table className={classes.matrix} aria-label={t('roles.permissions')}>
        <thead>
          <tr>
            <th scope="col">{t('roles.area')}</th>
            <th scope="col">
              <Checkbox
                size="xs"
                label={t('roles.all')}
                checked={all.every(isWhole)}
                indeterminate={all.some(isSome) && !all.every(isWhole)}
                onChange={({ currentTarget: { checked } }) => setAll(checked)}
              />
            </th>
            {roleActions.map((action) => (
              <th key={action} scope="col">
                {t(`roles.actions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roleAreas.map((area) => (
            <AreaRow
              key={area}
              name={t(`roles.areas.${area}`)}
              grant={grants[area]}
              onChange={(grant) => onChange({ ...grants, [area]: grant })}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface AreaRowProps {
  name: string;
  grant: Grant;
  onChange: (grant: Grant) => void;
}

function AreaRow({ name, grant, onChange }: AreaRowProps) {
  const { t } = useTranslation('demoUsers');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          size="xs"
          aria-label={t('roles.allIn', { area: name })}
          checked={isWhole(grant)}
          indeterminate={isSome(grant) && !isWhole(grant)}
          onChange={({ currentTarget: { checked } }) => onChange(wholeOrNone(checked))}
        />
      </td>
      {roleActions.map((action) => (
        <td key={action}>
          <Checkbox
            size="xs"
            aria-label={t('roles.cell', { action: t(`roles.actions.${action}`), area: name })}
            checked={grant[action]}
            onChange={({ currentTarget: { checked } }) => onChange({ ...grant, [action]: checked })}
          />
        </td>
      ))}
    </tr>
  );
}
