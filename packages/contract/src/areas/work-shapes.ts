import * as z from 'zod/mini';
import { BodyId, Count, currencies, Instant, IsoDate, text } from '../fields.ts';
import { checkCode } from '../message.ts';
import { stages } from '../rules/work-stages.ts';

/** How urgent a tender is for the company; null is none. */
export const workPriorities = ['alta', 'media', 'baja'] as const;
export type WorkPriority = (typeof workPriorities)[number];

export const Stage = z.enum(stages, checkCode('etapa-de-lista'));

const Currency = z.enum(currencies, checkCode('moneda-de-lista'));
/** Longest text of a next action. */
export const longestAction = 200;
/** An amount of money that a person writes. */
export const Money = z
  .number(checkCode('tipo-numero'))
  .check(z.nonnegative(checkCode('cero-o-mas')), z.maximum(1e15, checkCode('numero-enorme')));

/** How a tender ended for us, as far as it is known. Stored as it is. */
export const StageOutcome = z.object({
  /** Who won; null where nobody is named. */
  ganador: z.nullable(z.string()),
  rutGanador: z.nullable(z.string()),
  /** What was awarded: to us where we won, to the winner where we lost. */
  monto: z.nullable(z.number()),
  moneda: z.nullable(z.string()),
});
export type StageOutcome = z.infer<typeof StageOutcome>;

/** Proof that a bid was handed in: when, and the portal's number or a file of the expediente. */
export const Evidence = z.object({
  cuando: Instant,
  numero: z.optional(z.nullable(text({ min: 1, max: 80, message: checkCode('falta-texto') }))),
  /** An attachment of the same tender. */
  adjunto: z.optional(z.nullable(BodyId)),
});
export type Evidence = z.infer<typeof Evidence>;

/** Who won and with what amount, as a person gives it. */
export const OutcomeInput = z.object({
  ganador: z.optional(z.nullable(text({ min: 1, max: 200, message: checkCode('falta-nombre') }))),
  rutGanador: z.optional(z.nullable(text({ min: 1, max: 20 }))),
  monto: z.optional(z.nullable(Money)),
  moneda: z.optional(z.nullable(Currency)),
});
export type OutcomeInput = z.infer<typeof OutcomeInput>;

/** A change of stage. `lugar` is the place on the board; the same stage with another place only re-orders. */
export const StageMove = z.strictObject({
  etapa: Stage,
  /** A reason of the company's list; for `descartada` and `retirada`. */
  motivo: z.optional(z.nullable(BodyId)),
  nota: z.optional(z.nullable(text({ max: 1_000 }))),
  evidencia: z.optional(z.nullable(Evidence)),
  resultado: z.optional(z.nullable(OutcomeInput)),
  /** The cards between which it is put: the one above and the one below, where there is one. */
  lugar: z.optional(z.strictObject({ tras: z.nullable(BodyId), ante: z.nullable(BodyId) })),
});
export type StageMove = z.infer<typeof StageMove>;

export const Person = z.object({
  id: z.number(),
  fullName: z.string(),
  avatar: z.nullable(z.string()),
});
export type Person = z.infer<typeof Person>;

/** What the portal's state suggests, until somebody decides. */
export const StageProposal = z.object({
  etapa: Stage,
  desde: Instant,
  resultado: z.nullable(StageOutcome),
});
export type StageProposal = z.infer<typeof StageProposal>;

/** Our work on a tender, whole. Version 0: nobody has touched it. */
export const Expediente = z.object({
  id: z.number(),
  version: Count,
  etapa: Stage,
  /** Since when; null while nobody has moved it. */
  etapaDesde: z.nullable(Instant),
  /** The stages that the rules allow from here. */
  movimientos: z.array(Stage),
  motivo: z.nullable(z.object({ id: z.number(), nombre: z.string() })),
  nota: z.nullable(z.string()),
  evidencia: z.nullable(
    z.object({
      cuando: Instant,
      numero: z.nullable(z.string()),
      adjunto: z.nullable(z.object({ id: z.number(), nombre: z.string() })),
    }),
  ),
  resultado: z.nullable(StageOutcome),
  propuesta: z.nullable(StageProposal),
  /** Only its team and the administrators see the tender: for everybody else it is not there. */
  restringida: z.boolean(),
  tags: z.string(),
  Asignado: z.nullable(z.number()),
  colaboradores: z.array(Person),
  /** Everybody who follows it, with the caller among them where `siguiendo`. */
  seguidores: z.array(Person),
  siguiendo: z.boolean(),
  prioridad: z.nullable(z.enum(workPriorities)),
  /** Of winning, per cent. */
  probabilidad: z.nullable(z.int()),
  montoOferta: z.nullable(z.number()),
  monedaOferta: z.nullable(z.string()),
  proximaAccion: z.nullable(z.string()),
  proximaAccionDia: z.nullable(IsoDate),
});
export type Expediente = z.infer<typeof Expediente>;

/** Fields of the expediente that a person changes; absent ones stay, null empties. */
export const ExpedienteChange = z.strictObject({
  /** By the responsible person, or a user who manages tenders, who thereby joins the team. */
  restringida: z.optional(z.boolean(checkCode('true-o-false'))),
  colaboradores: z.optional(z.array(BodyId).check(z.maxLength(50, checkCode('lista-larga')))),
  prioridad: z.optional(z.nullable(z.enum(workPriorities, checkCode('prioridad-de-lista')))),
  probabilidad: z.optional(
    z.nullable(
      z
        .number(checkCode('tipo-numero'))
        .check(
          z.int(checkCode('tipo-entero')),
          z.minimum(0, checkCode('numero-bajo')),
          z.maximum(100, checkCode('numero-alto')),
        ),
    ),
  ),
  montoOferta: z.optional(z.nullable(Money)),
  monedaOferta: z.optional(z.nullable(Currency)),
  proximaAccion: z.optional(z.nullable(text({ max: longestAction }))),
  proximaAccionDia: z.optional(z.nullable(IsoDate)),
});
export type ExpedienteChange = z.infer<typeof ExpedienteChange>;
