import type { OpenDatabase } from '@pliego/server/open-database';

/** How many tenders the demonstration's first company works on. */
export const expedientes = 10_000;

const company = 1;
/** Days of work. */
const year = 365;

/**
 * Expedientes as a company has them after a busy year, of every fifteenth tender: in every stage, with people, tags, acts, tasks,
 * comments, changes of the portal and orders, dated within the year before `$1`. What is still to be done is of the last months or the
 * next one. What is random is a remainder of the tender's number, so that two runs write the same.
 */
const statements: readonly string[] = [
  `create temp table chosen on commit drop as
    select t.id, row_number() over (order by t.id)::int as n, $1::timestamptz as made_at
    from tenders t where t.company_id is null and t.id % 15 = 0
      and not exists (select from tender_work w where w.company_id = ${company} and w.tender_id = t.id)
    order by t.id limit ${expedientes}`,
  `create temp table crew on commit drop as
    select user_id, row_number() over (order by user_id)::int - 1 as place, count(*) over ()::int as size
    from memberships where company_id = ${company} and role <> 'subscriber'`,
  // Of a hundred, as many as the ranges say.
  `insert into tender_work (company_id, tender_id, version, updated_at, stage, stage_since, assignee_id, board_rank, reason_id,
      submitted_at, submission_number, outcome, priority, probability, offer_amount, offer_currency, next_action, next_action_on,
      proposed_stage, proposed_at)
    select ${company}, c.id, 3, made_at - n % ${year} * interval '1 day', stage, made_at - n % ${year} * interval '1 day',
      case when n % 7 > 0 then (select user_id from crew where place = c.n % size) end,
      case when n % 3 = 0 then lpad((n * 7919 % 100000)::text, 6, '0') || '5' end,
      case when stage in ('descartada', 'retirada') then
        (select min(id) from discard_reasons r where r.company_id = ${company} and r.stage = c.stage) end,
      case when has_bid then made_at - n % ${year} * interval '1 day' end, case when has_bid then n::text end,
      case when stage = 'perdida' then '{"ganador": "Otra", "rutGanador": null, "monto": 1000, "moneda": "CLP"}'::jsonb end,
      (array['alta', 'media', 'baja', null])[1 + n % 4], n % 20 * 5, case when n % 2 = 0 then n * 10000 end,
      case when n % 2 = 0 then 'CLP' end,
      case when is_next then 'Llamar al comprador' end, case when is_next then (made_at + (n % 40 - 10) * interval '1 day')::date end,
      case when stage = 'presentada' and n % 5 = 0 then 'perdida' end, case when stage = 'presentada' and n % 5 = 0 then made_at end
    from (select *, stage in ('presentada', 'ganada', 'perdida', 'retirada') as has_bid,
        n % 4 = 0 and n % 100 < 60 as is_next from (select *, case
        when n % 100 < 10 then 'detectada' when n % 100 < 28 then 'en-analisis' when n % 100 < 40 then 'en-preparacion'
        when n % 100 < 60 then 'presentada' when n % 100 < 70 then 'ganada' when n % 100 < 82 then 'perdida'
        when n % 100 < 87 then 'sin-ganador' when n % 100 < 97 then 'descartada' else 'retirada' end as stage
      from chosen) staged) c`,
  `insert into tender_followers (company_id, tender_id, user_id, is_following, since)
    select ${company}, c.id, crew.user_id, true, made_at from chosen c join crew on crew.place in (n % size, (n + 1) % size)`,
  // In upkeep no trigger does it.
  `select keep_tender_dates(${company}, id) from chosen`,
  `insert into tender_collaborators (company_id, tender_id, user_id)
    select ${company}, c.id, crew.user_id from chosen c join crew on crew.place = (n + 2) % size where n % 3 = 0`,
  `insert into tender_tags (company_id, tender_id, tag_id, position)
    select ${company}, c.id, tag.id, tag.place from chosen c
      join (select id, row_number() over (order by id)::int - 1 as place from tags where company_id = ${company}) tag
        on tag.place in (n % 8, (n + 3) % 8)`,
  `insert into events (company_id, tender_id, actor_id, type, before, after, at)
    select ${company}, c.id, crew.user_id,
      (array['etapa', 'etiquetas', 'comentario', 'asignacion', 'tarea'])[1 + act], '[]', '["x"]',
      made_at - (n + act * 17) % ${year} * interval '1 day' - act * interval '1 hour'
    from chosen c cross join generate_series(0, 4) act join crew on crew.place = (n + act) % size
    order by 7`,
  `insert into followed_changes (company_id, tender_id, observation_id, place, field, detail, before, after, severity, source,
      happened_at, read_at)
    select ${company}, c.id, o.id, place, (array['fecha', 'monto'])[1 + place], (array['cierre', null])[1 + place],
      '{"tipo": "texto", "texto": "antes"}', '{"tipo": "texto", "texto": "después"}', (array['grave', 'importante'])[1 + place],
      'mercado-publico', made_at - (n + place * 31) % ${year} * interval '1 day', made_at - (n + place * 31) % ${year} * interval '1 day'
    from chosen c cross join generate_series(0, 1) place
      cross join lateral (select id from tender_observations o where o.tender_id = c.id order by id limit 1) o
    order by 11`,
  `insert into tender_tasks (company_id, tender_id, title, due_on, anchor, assignee_id, done_at, done_by, created_at)
    select ${company}, id, 'Tarea ' || task, case when task > 0 then due_on end,
      case when task = 0 then '{"hito": "cierre", "dias": -2, "unidad": "habiles"}'::jsonb end, user_id,
      case when is_done then made_at end, case when is_done then user_id end, made_at
    from (select c.id, task, made_at, crew.user_id, (made_at + (30 - n % ${year}) * interval '1 day')::date as due_on,
        (n + task) % 2 = 0 or n % 100 >= 40 or n % ${year} > 120 as is_done
      from chosen c cross join generate_series(0, 2) task join crew on crew.place = (n + task) % size) tasks`,
  `insert into tender_comments (company_id, tender_id, author_id, body, created_at)
    select ${company}, c.id, crew.user_id, 'Revisé las bases y falta la garantía.', made_at - (n + at) % ${year} * interval '1 day'
    from chosen c cross join generate_series(0, 1) at join crew on crew.place = (n + at) % size`,
  `insert into work_orders (company_id, tender_id, code, is_of_source, amount, currency, days)
    select ${company}, id, 'OC-' || n, false, 1000000, 'CLP', jsonb_build_object('recibida', received)
        || case when received > made_at - interval '10 days' then '{}' else jsonb_build_object('aceptada', received + 1) end
    from (select *, (made_at - n % ${year} * interval '1 day')::date as received from chosen where n % 100 between 60 and 69) c`,
  `insert into notices (company_id, user_id, kind, key, severity, message, because, tender_id, at, read_at, mail)
    select ${company}, crew.user_id, (array['cambio-grave', 'comentario', 'asignada'])[1 + n % 3], 'bench-' || n, 'importante',
      '{"code": "x"}', '{"code": "x"}', c.id, made_at - n % ${year} * interval '1 day',
      case when n % ${year} > 20 then made_at end, 'nunca'
    from chosen c cross join crew where n % 2 = 0
    order by 9`,
  `insert into follow_up_visits (company_id, user_id, previous_at, last_at)
    select ${company}, user_id, null, $1::timestamptz - interval '5 days' from crew
    on conflict (company_id, user_id) do update set last_at = excluded.last_at`,
];

/** Writes the expedientes of the demonstration's first company, which must be there. */
export async function writeExpedientes(
  database: OpenDatabase['database'],
  now: Date,
): Promise<void> {
  await database.ownerTransaction('change', async (query) => {
    for (const statement of statements) {
      await query(statement, statement.includes('$1') ? [now.toISOString()] : []);
    }
  });
}
