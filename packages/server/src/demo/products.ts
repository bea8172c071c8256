import type { ProductFields } from '@pliego/contract/areas/product-shapes';

/** A product of a company; its responsible person is named by e-mail. */
export interface DemoProduct extends Omit<ProductFields, 'responsable'> {
  owner: string | null;
}

const list = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));
const amount = (cell: string): number | null => (cell === '' ? null : Number(cell));

/** Who carries a product, and the score of its rule. */
function carrier(cell: string): Pick<DemoProduct, 'owner' | 'asignaDesde'> {
  const [owner = '', from = ''] = cell.split('/');
  return { owner: owner === '' ? null : `${owner}.demo`, asignaDesde: amount(from) };
}

const cellCount = 12;

/** Reads `sku | name | description | codes | words | excluded | brands | unit | pack | price/cost/floor | days | owner/score`. The score is that of its rule. */
function parseProduct(line: string): DemoProduct {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== cellCount) throw new Error(`Malformed product: ${line}`);
  const [sku = '', nombre = '', descripcion = '', codes = '', words = '', excluded = ''] = cells;
  const [brands = '', unidad = '', envase = '', money = '', days = '', given = ''] = cells.slice(6);
  const [price = '', cost = '', floor = ''] = money.split('/');
  return {
    sku,
    nombre,
    descripcion,
    unspsc: list(codes),
    palabrasClave: list(words),
    palabrasExcluidas: list(excluded),
    marcas: list(brands),
    unidad,
    envase: envase === '' ? null : envase,
    precio: amount(price),
    moneda: 'CLP',
    costo: amount(cost),
    margenMinimo: amount(floor),
    regiones: [],
    montoMinimo: null,
    montoMaximo: null,
    plazoDias: amount(days),
    capacidad: null,
    activo: true,
    ...carrier(given),
  };
}

const read = (table: string): DemoProduct[] => table.trim().split('\n').map(parseProduct);

const andes = read(`
GN-100 | Guante de nitrilo sin polvo, caja de 100 | Guante de examen, nitrilo, sin polvo, no estéril, tallas S a XL | 42132203 | nitrilo, guante de examen, sin polvo | quirúrgico, estéril, látex | Dermagrip, Cranberry | Caja | 100 unidades; 10 cajas por bulto | 2890/2335/12 | 5 | gestora@andes/80
GQ-065 | Guante quirúrgico estéril de látex, par | Par en sobre individual, números 6,5 a 8, sin polvo | 42132205 | guante quirúrgico, estéril, látex | nitrilo, vinilo | Gammex | Par | caja de 50 pares | 690/512/15 | 5 | gestora@andes
MQ-050 | Mascarilla quirúrgica de tres pliegues, caja de 50 | Tres capas, con elástico y ajuste nasal | 42131606 | mascarilla, tres pliegues, quirúrgica | N95, KN95, oxígeno | | Caja | 50 unidades | 1990/1380/12 | 5 | analista@andes
PD-030 | Pechera desechable manga larga | Tela no tejida de 30 g, puño elasticado, amarra en cintura | 42131601 | pechera, delantal, desechable, manga larga | plomado, cuero, soldador | | Unidad | bolsa de 10 | 790/545/12 | 7 | analista@andes
JA-005 | Jeringa con aguja de 5 ml, caja de 100 | Tres cuerpos, aguja 21G, cono luer lock | 42142609 | jeringa, aguja, 5 ml | tuberculina, insulina, alimentación | BD, Nipro | Caja | 100 unidades | 7490/5610/12 | 5 | gestora@andes
JT-001 | Jeringa de tuberculina de 1 ml, caja de 100 | Con aguja 27G por media pulgada | 42142611 | tuberculina, jeringa de 1 ml | | BD | Caja | 100 unidades | 8990/6890/12 | 5 | gestora@andes
CV-020 | Catéter venoso periférico con bioseguridad | Calibres 18G a 24G, con aletas y puerto | 42221504 | catéter venoso, bránula, bioseguridad | urinario, central | Braun | Unidad | caja de 50 | 590/418/15 | 10 | analista@andes
FM-001 | Equipo de fleboclisis macrogoteo | Estéril, con punto de inyección y filtro de aire | 42221609 | fleboclisis, macrogoteo, bajada de suero | microgoteo, bomba | Baxter | Unidad | caja de 100 | 690/472/15 | 10 | analista@andes
GE-010 | Gasa estéril no tejida de 10 por 10 cm, paquete de 100 | Cuatro pliegues, en sobres de dos | 42311512, 42311511 | gasa estéril, gasa no tejida | parafinada, yeso | | Paquete | 100 unidades | 1790/1210/12 | 5 | analista@andes
AS-020 | Apósito seco estéril de 10 por 20 cm | Borde adhesivo, envase individual | 42311532 | apósito seco, apósito estéril | hidrocoloide, alginato | 3M, Hartmann | Unidad | caja de 25 | 2350/1690/15 | 7 | analista@andes
SF-016 | Sonda Foley de dos vías, silicona | Números 14 a 20, balón de 10 ml | 42142702 | sonda Foley, silicona, catéter urinario | tres vías, nelaton | Rusch | Unidad | caja de 10 | 1690/1180/15 | 10 |
PA-010 | Pañal de adulto talla G, paquete de 10 | Alta absorción, con indicador de humedad | 53102306 | pañal de adulto, alta absorción | niño, infantil, bebé | Plenitud, Win | Paquete | 10 unidades | 5690/4390/10 | 5 | gestora@andes
PY-100 | Povidona yodada al 10 %, frasco de 1 litro | Solución antiséptica de uso tópico | 51102713 | povidona, yodada, antiséptico | jabonosa | Difem | Frasco | caja de 12 | 3490/2540/12 | 7 |
TR-025 | Test rápido de antígeno, kit de 25 | Con controles, hisopos y tampón de extracción | 41116205 | test rápido, antígeno | orina, drogas | Abbott | Kit | 25 determinaciones | 38900/27400/18 | 12 | gestora@andes
TV-100 | Tubo al vacío para muestra de sangre, caja de 100 | Tapa lila con EDTA o tapa roja con activador | 41104107 | tubo al vacío, muestra de sangre | | BD Vacutainer | Caja | 100 unidades | 13900/9980/15 | 10 |
NB-014 | Notebook de 14 pulgadas, 16 GB, SSD de 512 GB | Procesador de ocho núcleos, Windows Pro, garantía de tres años en terreno | 43211503 | notebook, computador portátil, laptop | tablet, arriendo, repuesto | Lenovo, HP, Dell | Unidad | | 689000/598000/8 | 15 | analista@andes/80
PC-001 | Computador de escritorio compacto | 16 GB, SSD de 512 GB, con teclado y mouse | 43211507 | computador de escritorio, compacto, teclado y mouse | servidor, arriendo, notebook | Lenovo, HP | Unidad | | 569000/489000/8 | 15 | analista@andes
MN-024 | Monitor LED de 24 pulgadas | Full HD, HDMI y DisplayPort, ajuste de altura | 43211902 | monitor, 24 pulgadas, HDMI | signos vitales, fetal, desfibrilador | Samsung, LG | Unidad | | 109900/86500/10 | 10 | analista@andes
MF-300 | Impresora multifuncional láser color | Red y dúplex, alimentador automático de 50 hojas | 43212110, 43212105 | multifuncional, impresora láser | arriendo, mantención, térmica | Brother, Ricoh | Unidad | | 489000/402000/10 | 12 |
TO-026 | Tóner negro original de alto rendimiento | Para impresoras de la serie MF, 9.000 páginas | 44103103 | tóner, alto rendimiento, original | recarga, remanufacturado | Brother | Unidad | | 59900/46800/10 | 5 | colaborador@andes
PF-075 | Papel fotocopia carta de 75 g, resma de 500 | Blancura 98, libre de ácido | 14111507 | papel fotocopia, resma, tamaño carta | térmico, fotográfico | Equalit, Chamex | Resma | caja de 10 resmas | 3890/3240/8 | 3 | colaborador@andes
AC-005 | Desinfectante de amonio cuaternario, bidón de 5 litros | Quinta generación, registro sanitario vigente | 47131803 | amonio cuaternario, desinfectante | cloro | Excell | Bidón | 5 litros | 7490/5150/12 | 4 | colaborador@andes
CL-005 | Cloro concentrado al 5 %, bidón de 5 litros | Hipoclorito de sodio estabilizado | 47131807 | cloro, hipoclorito, concentrado | piscina, granulado | | Bidón | 5 litros | 3990/2730/12 | 4 | colaborador@andes
PH-500 | Papel higiénico jumbo, paquete de 6 rollos de 500 m | Hoja simple blanca | 14111704 | papel higiénico, jumbo | dispensador | Elite, Favorita | Paquete | 6 rollos | 13900/10850/10 | 4 | colaborador@andes
TP-300 | Toalla de papel en rollo, paquete de 2 rollos de 300 m | Gofrada, para dispensador autocorte | 14111703 | toalla de papel, rollo de 300 m | higiénica femenina, tela | Elite | Paquete | 2 rollos | 14900/11590/10 | 4 | colaborador@andes
JL-005 | Jabón líquido para manos, bidón de 5 litros | pH neutro, con glicerina | 53131608 | jabón líquido, pH neutro, manos | barra, clorhexidina | | Bidón | 5 litros | 8490/6020/12 | 4 | colaborador@andes
`);

const austral = read(`
CE-025 | Cemento corriente, saco de 25 kg | Grado corriente, en pallet de 50 sacos | 30111601 | cemento, saco de 25 kg | asfalto, pegamento | Melón, Polpaico | Saco | 25 kg | 4690/3890/8 | 3 | admin@austral/80
FE-010 | Fierro estriado de 10 mm, tira de 6 m | A630-420H, certificado | 30102403 | fierro estriado, 10 mm | alambre, malla | CAP | Unidad | tira de 6 m | 6990/5480/10 | 4 | admin@austral
PL-001 | Pintura látex blanca, galón | Interior y exterior, rendimiento de 40 m² | 31211506 | pintura látex, galón | esmalte, vial, artística | Sherwin Williams, Tricolor | Galón | 1 galón | 15900/11490/12 | 3 | consultora@pliego
PV-110 | Tubería de PVC sanitario de 110 mm, tira de 6 m | Con campana y anillo de goma | 40142115 | tubería, PVC sanitario, 110 mm | conduit, cobre | Tigre, Vinilit | Unidad | tira de 6 m | 12900/9650/12 | 4 |
LE-100 | Luminaria LED de alumbrado público de 100 W | Con fotocelda, IP66, garantía de cinco años | 39111603 | luminaria LED, alumbrado público | emergencia, interior | Philips, Schréder | Unidad | | 149000/112000/15 | 20 | admin@austral
AM-019 | Aceite de motor 15W-40, balde de 19 litros | API CI-4, motores diésel | 15121501 | aceite de motor, 15W-40 | hidráulico, comestible, cambio de aceite | Shell, Mobil | Balde | 19 litros | 79900/64300/10 | 4 | consultora@pliego
BV-070 | Batería de vehículo de 70 Ah, libre de mantención | Borne estándar, 600 CCA | 26111703 | batería para vehículo, libre de mantención | UPS, notebook, pila | Bosch | Unidad | | 89900/68700/12 | 3 |
ZS-040 | Zapato de seguridad con punta de composite | Cuero, suela antideslizante, tallas 36 a 45 | 46181604 | zapato de seguridad, calzado de seguridad | bota de agua, escolar | Caterpillar | Par | | 38900/28400/12 | 7 | admin@austral
`);

/** What each company of the demonstration sells. */
export const demoProducts: Readonly<Record<number, readonly DemoProduct[]>> = {
  1: andes,
  2: austral,
};
