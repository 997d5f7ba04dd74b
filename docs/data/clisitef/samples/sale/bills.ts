import type { LibrarySamples } from "../sample.ts";

/** Bills are started by a routine of their own; their loop is a sale's, but a receipt is printed when it comes. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include <time.h>
#include "clisitef.h"

int obey(int command, long field, short least, short most, char *buffer, int size);
int print_now(char *receipt); /* 0 when the printer failed */
void remember(char *document, char *date, char *hour, int decision); /* to disk */

/* The loop of a sale, but a receipt leaves the printer before the next turn. */
static int run_bills(int result) {
    int command = 0, proceed = 0;
    long field = 0;
    short least = 0, most = 0;
    static char buffer[20000];

    buffer[0] = '\0';
    while (result == 10000) {
        result = ContinuaFuncaoSiTefInterativo(
            &command, &field, &least, &most, buffer, sizeof buffer, proceed);
        if (result != 10000) break;
        if (command == 0 && (field == 121 || field == 122)) proceed = print_now(buffer) ? 0 : -1;
        else proceed = obey(command, field, least, most, buffer, sizeof buffer);
    }
    return result;
}

int pay_bills(char *document) {
    char date[9], hour[7];
    time_t now = time(NULL);
    strftime(date, sizeof date, "%Y%m%d", localtime(&now));
    strftime(hour, sizeof hour, "%H%M%S", localtime(&now));
    remember(document, date, hour, -1);

    int result = run_bills(CorrespondenteBancarioSiTefInterativo(
        document, date, hour, "OPERATOR1", ""));
    if (result == -25) printf("take cash out of the drawer first\n");
    else if (result != 0) printf("ended with %d: query what is pending\n", result);
    else {
        remember(document, date, hour, 1);
        FinalizaFuncaoSiTefInterativo(1, document, date, hour, "");
    }
    return result == 0;
}`,
  pascal: String.raw`{ The loop of a sale, but a receipt leaves the printer before the next turn. }
function RunBills(Code: Integer): Integer;
var
  Command, Proceed: Integer;
  Field: LongInt;
  Least, Most: SmallInt;
  Buffer: array[0..19999] of AnsiChar;
begin
  Command := 0; Field := 0; Least := 0; Most := 0; Proceed := 0;
  FillChar(Buffer, SizeOf(Buffer), 0);
  while Code = 10000 do
  begin
    Code := ContinuaFuncaoSiTefInterativo(
      Command, Field, Least, Most, Buffer, SizeOf(Buffer), Proceed);
    if Code <> 10000 then
      Break;
    if (Command = 0) and ((Field = 121) or (Field = 122)) then
      Proceed := Ord(PrintNow(Buffer)) - 1 { 0, or -1 when the printer failed }
    else
      Proceed := Obey(Command, Field, Least, Most, Buffer, SizeOf(Buffer));
  end;
  Result := Code;
end;

function PayBills(const Document: AnsiString): Boolean;
var
  Date, Hour: AnsiString;
  Code: Integer;
begin
  Date := AnsiString(FormatDateTime('yyyymmdd', Now));
  Hour := AnsiString(FormatDateTime('hhnnss', Now));
  Remember(Document, Date, Hour, -1); { to disk }
  Code := RunBills(CorrespondenteBancarioSiTefInterativo(PAnsiChar(Document), PAnsiChar(Date),
    PAnsiChar(Hour), 'OPERATOR1', ''));
  if Code = -25 then
    WriteLn('take cash out of the drawer first')
  else if Code <> 0 then
    WriteLn('ended, query what is pending: ', Code)
  else
  begin
    Remember(Document, Date, Hour, 1);
    FinalizaFuncaoSiTefInterativo(1, PAnsiChar(Document), PAnsiChar(Date), PAnsiChar(Hour), '');
  end;
  Result := Code = 0;
end;`,
  csharp: String.raw`using System;

static class Bills
{
    // The loop of a sale, but a receipt leaves the printer before the next turn.
    static int Run(int result)
    {
        int command = 0, field = 0, proceed = 0;
        short least = 0, most = 0;
        var buffer = new byte[20000];
        while (result == 10000)
        {
            result = CliSiTef.ContinuaFuncaoSiTefInterativo(
                ref command, ref field, ref least, ref most, buffer, buffer.Length, proceed);
            if (result != 10000) break;
            if (command == 0 && (field == 121 || field == 122)) proceed = Printer.PrintNow(buffer) ? 0 : -1;
            else proceed = Loop.Obey(command, field, least, most, buffer);
        }
        return result;
    }

    public static bool Pay(string document)
    {
        var now = DateTime.Now;
        string date = now.ToString("yyyyMMdd"), hour = now.ToString("HHmmss");
        Disk.Remember(document, date, hour, -1);
        int result = Run(CliSiTef.CorrespondenteBancarioSiTefInterativo(
            document, date, hour, "OPERATOR1", ""));
        if (result == -25) Console.WriteLine("take cash out of the drawer first");
        else if (result != 0) Console.WriteLine("ended, query what is pending: " + result);
        else
        {
            Disk.Remember(document, date, hour, 1);
            CliSiTef.FinalizaFuncaoSiTefInterativo(1, document, date, hour, "");
        }
        return result == 0;
    }
}`,
  java: String.raw`import com.sun.jna.ptr.*;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

class Bills {
    /** The loop of a sale, but a receipt leaves the printer before the next turn. */
    private static int run(int result) {
        var command = new IntByReference();
        var field = new NativeLongByReference();
        var least = new ShortByReference();
        var most = new ShortByReference();
        var buffer = new byte[20000];
        int proceed = 0;
        while (result == 10000) {
            result = CliSiTef.LIBRARY.ContinuaFuncaoSiTefInterativo(
                command, field, least, most, buffer, buffer.length, proceed);
            if (result != 10000) break;
            int type = field.getValue().intValue();
            if (command.getValue() == 0 && (type == 121 || type == 122)) {
                proceed = Printer.printNow(buffer) ? 0 : -1;
            } else {
                proceed = Loop.obey(command.getValue(), type, least.getValue(), most.getValue(), buffer);
            }
        }
        return result;
    }

    static boolean pay(String document) {
        var now = LocalDateTime.now();
        String date = now.format(DateTimeFormatter.ofPattern("yyyyMMdd"));
        String hour = now.format(DateTimeFormatter.ofPattern("HHmmss"));
        Disk.remember(document, date, hour, -1);
        int result = run(CliSiTef.LIBRARY.CorrespondenteBancarioSiTefInterativo(
            document, date, hour, "OPERATOR1", ""));
        if (result == -25) System.out.println("take cash out of the drawer first");
        else if (result != 0) System.out.println("ended, query what is pending: " + result);
        else {
            Disk.remember(document, date, hour, 1);
            CliSiTef.LIBRARY.FinalizaFuncaoSiTefInterativo((short) 1, document, date, hour, "");
        }
        return result == 0;
    }
}`,
};
